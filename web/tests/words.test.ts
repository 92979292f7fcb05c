// Languages: which is chosen, and that a change is seen at once.
import { effect } from "@preact/signals";
import { expect, it } from "vitest";
import { bundleOf, choose, has, language, say, speak } from "../src/words";

it("chooses the first language that the browser asks for and we have", () => {
  expect(choose(["ja-JP", "en"])).toBe("ja");
  expect(choose(["fr-CA", "de", "zh-TW"])).toBe("zh-Hant");
  expect(choose(["zh-CN"])).toBe("zh-Hant");
  expect(choose(["EN-us"])).toBe("en");
  expect(choose(["fr"])).toBe("en");
  expect(choose([])).toBe("en");
});

it("says everything anew when the language changes, and marks the page with it", async () => {
  const said: string[] = [];
  const end = effect(() => void said.push(say("web-lobby")));
  await speak("en");
  await speak("ja");
  await speak("zh-Hant");
  end();
  expect(said).toEqual(["web-lobby", "Lobby", "ロビー", "大廳"]);
  expect(document.documentElement.lang).toBe("zh-Hant-TW");
  expect(language.value).toBe("zh-Hant");
});

it("ends up with the language that was asked for last", async () => {
  await Promise.all([speak("ja"), speak("en")]);
  expect(language.value).toBe("en");
});

it("says the id of what it does not know, and never nothing", async () => {
  await speak("en");
  expect(say("no-such-message")).toBe("no-such-message");
  expect(has("no-such-message")).toBe(false);
  expect(has("web-lobby")).toBe(true);
});

it("puts arguments in as they are, without marks around them", () => {
  const bundle = bundleOf("en", ["hello = Hello, { $name }!"]);
  const pattern = bundle.getMessage("hello")!.value!;
  expect(bundle.formatPattern(pattern, { name: "<b>Åsa</b>" })).toBe("Hello, <b>Åsa</b>!");
});

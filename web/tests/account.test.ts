// Passkeys as the browser gives them, and what is told when it does not.
import { afterEach, describe, expect, it, vi } from "vitest";
import { bytesOf, makePasskey, textOf, usePasskey, whyNoPasskeys } from "../src/account/passkeys";
import { account, change, problemIn, proofAsked } from "../src/account/state";
import { Refusal } from "../src/net/api";
import { namesOf } from "../src/table/people";
import type { Account, Chair } from "../src/wire/wire";
import { say, speak } from "../src/words";

const buffer = (...bytes: number[]): ArrayBuffer => new Uint8Array(bytes).buffer;
const MINE: Account = {
  person: "p",
  name: "Ann",
  created: 0,
  login: "ann",
  passkeys: [],
  sessions: [],
  proved: false,
};

afterEach(() => vi.unstubAllGlobals());

function at(hostname: string, secure: boolean, known = true): void {
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("location", { hostname });
  if (known) vi.stubGlobal("PublicKeyCredential", class {});
}

describe("where there can be passkeys", () => {
  it.each([
    ["cards.example", true, null],
    ["localhost", true, null],
    ["cards.example", false, "insecure"],
    ["192.168.1.7", false, "insecure"],
    ["127.0.0.1", true, "number"],
    ["[::1]", true, "number"],
  ] as const)("%s, secure: %s", (hostname, secure, why) => {
    at(hostname, secure);
    expect(whyNoPasskeys()).toBe(why);
  });

  it("needs a browser that knows them", () => {
    at("localhost", true, false);
    expect(whyNoPasskeys()).toBe("missing");
  });
});

it("bytes go as base64url, both ways", () => {
  expect(textOf(buffer(251, 255, 190, 1))).toBe("-_--AQ");
  expect([...bytesOf("-_--AQ")]).toEqual([251, 255, 190, 1]);
  expect(textOf(bytesOf("AAECAw").buffer)).toBe("AAECAw");
});

it("a passkey is made and used with what the server offers", async () => {
  const response = { clientDataJSON: buffer(1), attestationObject: buffer(2) };
  const create = vi.fn(async (_: CredentialCreationOptions) => ({ rawId: buffer(9), response }));
  const signed = {
    clientDataJSON: buffer(1),
    authenticatorData: buffer(2),
    signature: buffer(3),
    userHandle: null,
  };
  const get = vi.fn(async (_: CredentialRequestOptions) => ({ rawId: buffer(9), response: signed }));
  vi.stubGlobal("navigator", { credentials: { create, get } });
  const offer = {
    challenge: "AQ",
    user: { id: "Ag", name: "a", displayName: "A" },
    excludeCredentials: [{ id: "Aw" }],
  };
  const made = await makePasskey(offer as unknown as PublicKeyCredentialCreationOptionsJSON);
  expect(made).toEqual({ id: "CQ", client_data: "AQ", attestation: "Ag" });
  const asked = create.mock.calls[0]![0].publicKey!;
  expect([asked.challenge, asked.user.id, asked.excludeCredentials![0]!.id]).toEqual(
    [[1], [2], [3]].map((bytes) => new Uint8Array(bytes)),
  );
  expect(await usePasskey({ challenge: "AQ", allowCredentials: [] })).toEqual({
    id: "CQ",
    client_data: "AQ",
    authenticator_data: "Ag",
    signature: "Aw",
    user_handle: null,
  });
});

it("asks for a proof when the server wants one, and goes on or not", async () => {
  const refusal = new Refusal(403, { id: "account-prove", args: {} });
  const run = vi.fn(async () => MINE).mockRejectedValueOnce(refusal);
  const changing = change(run);
  await vi.waitFor(() => expect(proofAsked.value).not.toBeNull());
  proofAsked.value!(true);
  await changing;
  expect([run.mock.calls.length, account.value]).toEqual([2, MINE]);
  const refused = change(vi.fn(async () => MINE).mockRejectedValue(refusal));
  await vi.waitFor(() => expect(proofAsked.value).not.toBeNull());
  proofAsked.value!(false);
  await expect(refused).rejects.toBe(refusal);
  expect(proofAsked.value).toBeNull();
});

it("a device that gives nothing is no broken connection", () => {
  expect(problemIn(new DOMException("no", "NotAllowedError")).id).toBe("account-passkey-cancelled");
  expect(problemIn(new TypeError("x")).id).toBe("web-unreachable");
});

it("who has left for good is called so", async () => {
  await speak("en");
  const chair = { kind: "person", person: "p", name: "", bot: "easy", away: true, kept: false, commit: null };
  expect(namesOf([chair as Chair])).toEqual([say("someone-left")]);
});

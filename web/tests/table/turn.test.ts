import { describe, expect, it, vi } from "vitest";
import { game, hear, update } from "./fake";
import { freshPage, hand, openAt } from "./page";

freshPage();

const notes: string[] = [];
class FakeNotification {
  static permission = "granted";
  static requestPermission = (): Promise<string> => Promise.resolve("granted");
  onclick: (() => void) | null = null;
  constructor(text: string) {
    notes.push(text);
  }
}

const tones: number[] = [];
class FakeAudio {
  state = "running";
  currentTime = 0;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  createGain(): object {
    const ramp = (): void => undefined;
    const gain = { setValueAtTime: ramp, linearRampToValueAtTime: ramp, exponentialRampToValueAtTime: ramp };
    return { gain, connect: (next: object) => next };
  }
  createOscillator(): object {
    const frequency = { value: 0 };
    const start = (): number => tones.push(frequency.value);
    return { frequency, start, stop: () => undefined, connect: (next: object) => next };
  }
}

async function waitAndTurn(hidden: boolean): Promise<void> {
  notes.length = tones.length = 0;
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("AudioContext", FakeAudio);
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  await openAt({ game: game({ legal: [] }) });
  dispatchEvent(new Event("pointerdown"));
  await hear(update(11, { game: game() }));
  await hand.pass(2000);
}

describe("when it becomes your turn", () => {
  it("two notes sound", async () => {
    await waitAndTurn(false);
    expect(tones).toHaveLength(2);
    expect(document.title).toBe("● Your turn - Luz");
    expect(notes).toEqual([]);
  });

  it("nothing sounds when that was not wanted", async () => {
    localStorage.setItem("kobako.settings", JSON.stringify({ sound: false }));
    await waitAndTurn(false);
    expect(tones).toEqual([]);
  });

  it("a hidden page notifies, if that was wanted", async () => {
    localStorage.setItem("kobako.settings", JSON.stringify({ notify: true }));
    await waitAndTurn(true);
    expect(notes).toEqual(["It is your turn at Luz."]);
  });

  it("a hidden page does not notify unasked", async () => {
    await waitAndTurn(true);
    expect(notes).toEqual([]);
  });
});

it("opening the page at your turn makes no noise", async () => {
  tones.length = 0;
  vi.stubGlobal("AudioContext", FakeAudio);
  dispatchEvent(new Event("pointerdown"));
  await openAt();
  expect(tones).toEqual([]);
});

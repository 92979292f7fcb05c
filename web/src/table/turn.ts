// It is your turn: by title, sound, vibration, and a notification when the page is hidden.

import { effect } from "@preact/signals";
import { settings } from "../state/settings";
import { say } from "../words";
import type { Desk } from "./desk";
import { notify } from "./notify";

const NOTES = [659.3, 880]; // e'' and a'': a small rising fourth
const NOTE = 0.13; // seconds
const LOUD = 0.12;

let audio: AudioContext | null = null;

/** A browser lets a page be heard only after it was touched. */
function unlockSound(): void {
  audio ??= "AudioContext" in globalThis ? new AudioContext() : null;
  void audio?.resume();
}

function note(context: AudioContext, pitch: number, at: number): void {
  const [tone, gain] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUD, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.001, at + NOTE * 2);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + NOTE * 2);
}

/** Two soft notes. */
function chime(): void {
  if (!settings.value.sound || audio?.state !== "running") return;
  for (const [i, pitch] of NOTES.entries()) note(audio, pitch, audio.currentTime + i * NOTE);
}

function call(desk: Desk): void {
  chime();
  if (settings.peek().sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  notify(say("table-turn-note", { game: say(`${desk.room.peek()!.game}-name`) }));
}

/** The title of the page says whose turn it is, so that it can be seen on its tab. */
function title(desk: Desk): string {
  const room = desk.room.value;
  if (!room) return "Kobako";
  const game = say(`${room.game}-name`);
  return desk.myTurn.value ? say("table-turn-title", { game }) : `${game} - Kobako`;
}

/** Calls the player whenever it becomes their turn, until the answer is called. */
export function callWhenTurn(desk: Desk): () => void {
  let before = true; // whoever opens the page sees it anyway
  addEventListener("pointerdown", unlockSound);
  addEventListener("keydown", unlockSound);
  const stops = [
    effect(() => void (document.title = title(desk))),
    effect(() => {
      if (!desk.game.value) return;
      const now = desk.myTurn.value;
      if (now && !before) call(desk);
      before = now;
    }),
  ];
  return () => {
    stops.forEach((stop) => stop());
    removeEventListener("pointerdown", unlockSound);
    removeEventListener("keydown", unlockSound);
    document.title = "Kobako";
  };
}

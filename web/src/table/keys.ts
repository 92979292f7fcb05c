// The whole game by keyboard: arrows and digits choose among the offered moves, Enter confirms.

import { useLayoutEffect } from "preact/hooks";
import { drawn } from "../clock";
import type { Desk } from "./desk";
import { faceProps } from "./felt";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const TYPED = /^[0-9+]$/;
const BUSY = "input, textarea, select, [contenteditable], dialog, .side";
const PRESSABLE = "button, a, summary, [role=button]";

/** The line for typed commands gets the focus, as soon as it is there. */
function focusCommand(desk: Desk): void {
  desk.typing.value = true;
  void drawn().then(() => document.getElementById("command")?.focus());
}

export class Keys {
  readonly #desk: Desk;
  #typed = ""; // what was typed towards a move: "1" may become "10" or "1+"

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest(BUSY)) return;
    const { key } = event;
    if (this.#ofGame(key) || this.#anywhere(key) || this.#atTurn(key, target)) event.preventDefault();
  }

  #ofGame(key: string): boolean {
    const desk = this.#desk;
    if (!desk.myTurn.value || desk.moving.value !== null) return false;
    return desk.face.value?.press?.(faceProps(desk), key) ?? false;
  }

  #anywhere(key: string): boolean {
    if (key === "/" && this.#desk.game.value) focusCommand(this.#desk);
    else if (key === "?") this.#desk.over.value = "keys";
    else if (key === "Escape") this.#clear();
    else return false;
    return true;
  }

  #atTurn(key: string, target: Element): boolean {
    const desk = this.#desk;
    if (!desk.myTurn.value || desk.moving.value !== null) return false;
    if (key in STEPS) return this.#step(STEPS[key]!);
    if (TYPED.test(key)) return this.#type(key);
    if (key !== "Enter" || !desk.chosen.value || target.closest(PRESSABLE)) return false;
    desk.confirm();
    return true;
  }

  #step(by: number): boolean {
    const { legal } = this.#desk.game.value!;
    if (!legal.length) return false; // moves that are put together: the game has its own keys for that
    const at = legal.indexOf(this.#desk.chosen.value ?? "");
    const next = at < 0 ? (by > 0 ? 0 : legal.length - 1) : (at + by + legal.length) % legal.length;
    this.#typed = "";
    this.#desk.pick(legal[next]!, true);
    return true;
  }

  /** The longest of what was typed that is a move; else the new sign alone, which the server may refuse. */
  #type(sign: string): boolean {
    const { legal, view } = this.#desk.game.value!;
    const read = (text: string): string => this.#desk.face.value?.readMove(view, text) ?? text;
    this.#typed = legal.includes(read(this.#typed + sign)) ? this.#typed + sign : sign;
    this.#desk.pick(read(this.#typed), true);
    return true;
  }

  #clear(): void {
    this.#typed = "";
    this.#desk.pick(null);
  }
}

/** Listens to the keyboard as long as the page is there, from its first picture on. */
export function useKeys(desk: Desk): void {
  useLayoutEffect(() => {
    const keys = new Keys(desk);
    const press = (event: KeyboardEvent): void => keys.press(event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [desk]);
}

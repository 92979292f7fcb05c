import { has, say } from ".";

/** An option of a game in words, or one of its values; what has no words is shown as it is written. */
export function optionText(game: string, name: string, value?: string): string {
  const id = [game, "option", name, value].filter(Boolean).join("-").replaceAll("_", "-");
  return has(id) ? say(id) : (value ?? name);
}

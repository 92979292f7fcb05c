import { HTML_LANG, language, say } from "../words";
import { botName } from "../words/bots";

const BOT = "bot-";

/** What a player is called. Names live outside of the games, and may be gone. */
export function playerName(player: string, name: string): string {
  if (player.startsWith(BOT)) return botName(player.slice(BOT.length));
  return name || say("profile-someone");
}

/** A day as one writes it in the language. */
export const dateText = (ms: number): string =>
  new Intl.DateTimeFormat(HTML_LANG[language.value], { dateStyle: "medium" }).format(ms);

/** A number with so many digits behind the point. */
export const figure = (value: number, digits = 0): string =>
  new Intl.NumberFormat(HTML_LANG[language.value], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace("-", "−");

/** A part of the whole. */
export const percent = (value: number): string =>
  new Intl.NumberFormat(HTML_LANG[language.value], { style: "percent" }).format(value);

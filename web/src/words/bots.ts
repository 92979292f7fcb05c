import { has, say } from ".";

/** What a bot is called at a table and in lists. */
export const botName = (bot: string): string => (has(`bot-${bot}`) ? say(`bot-${bot}`) : bot);

/** The level at which a bot plays. */
export const levelName = (bot: string): string => (has(`level-${bot}`) ? say(`level-${bot}`) : bot);

/** What to expect of that level, in a line; nothing for one that has no words. */
export const levelNote = (bot: string): string => (has(`level-${bot}-note`) ? say(`level-${bot}-note`) : "");

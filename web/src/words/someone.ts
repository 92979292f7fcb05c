import { say } from ".";

/** What a person is called. Who has left for good has no name any more. */
export const personName = (name: string): string => name || say("someone-left");

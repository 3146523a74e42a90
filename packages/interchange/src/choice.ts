/** Rules that a flag asks for, in the formats, and a parameter in the class. */
import { nextLine } from "./cursor.js";
import type { Field } from "./fields/field.js";
import type { Choice, Genre } from "./genre.js";
import type { Draft, Givens } from "./givens.js";

/** `flags`: what the text has. */
export function takeChoice({ choice }: Genre, flags: string, draft: Draft): void {
  if (choice === undefined) return;
  draft.parameters.set(choice.parameter, flags.includes(choice.flag) === choice.asks);
}

/** The flag, or nothing. */
export function giveChoice({ choice }: Genre, { parameters }: Givens): string {
  if (choice === undefined) return "";
  return parameters.get(choice.parameter) === choice.asks ? choice.flag : "";
}

/** A line of a file with the flag, which is not there without it. */
export const choiceLine = (choice: Choice): Field => ({
  read(cursor, draft) {
    const start = cursor.at;
    const isAsked = nextLine(cursor)?.text.trim() === choice.flag;
    if (!isAsked) cursor.at = start;
    draft.parameters.set(choice.parameter, isAsked === choice.asks);
    return undefined;
  },
  write: ({ parameters }) => ({
    value: parameters.get(choice.parameter) === choice.asks ? `${choice.flag}\n` : "",
  }),
});

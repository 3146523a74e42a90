/** Rules that a flag asks for, in the formats, and a parameter in the class. */
import type { Genre } from "./genre.js";
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

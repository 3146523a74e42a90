/** Addresses of puzzles where a file is asked for: each is read as the text that `ecpc import` makes of it. */
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";

const texts = new Map<string, string>();

export const isAddress = (word: unknown): word is string =>
  typeof word === "string" && /^https?:\/\//i.test(word);

/** Undefined of a word that was not read by `readAddress`. */
export const textOfAddress = (word: string): string | undefined => texts.get(word);

/** Throws a `CommandError` where there is no puzzle in it, or not all of it can be carried. Nothing is fetched: the puzzle is in the address. */
export async function readAddress(address: string): Promise<void> {
  const [{ classText, importPuzzle, instanceText }, { leftOutDiagnostics, problemDiagnostic }] =
    await Promise.all([import("@ecp/interchange"), import("@ecp/lsp/import-diagnostics")]);
  const read = importPuzzle(address);
  if ("problem" in read)
    throw new CommandError(exitCodes.errors, [problemDiagnostic(read.problem, address, address, 0)]);
  const { value } = read;
  const leftOut = leftOutDiagnostics(value, address, address);
  if (leftOut.length > 0) throw new CommandError(exitCodes.errors, leftOut);
  const own = classText(value);
  const instance = instanceText(value, `${value.columns} x ${value.rows}`);
  texts.set(address, ["use std\n", ...(own === "" ? [] : [own]), instance].join("\n"));
}

/** The file that `--proof` names. It has the certificate when the command has ended, and stays as it was where nothing was searched. */
import { resultStream } from "../output/result-stream.js";
import type { Terminal } from "../terminal.js";
import type { SolvingOptions } from "./options.js";

export function certificateTo(
  { proof }: Pick<SolvingOptions, "proof">,
  terminal: Terminal,
): ((text: string) => void) | undefined {
  if (proof === undefined) return undefined;
  const file = resultStream(terminal, proof);
  return (text) => file.write(text);
}

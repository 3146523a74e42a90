/** `ecpc lsp`: the language server on standard input and output, until the editor ends it. */
import { startOnStdio } from "@ecp/lsp/node";
import { ownStream } from "../process-stream.js";

/** Never settles: the server ends the process, with the exit code that the protocol wants. */
export function lsp(): Promise<never> {
  ownStream(1);
  startOnStdio();
  return new Promise(() => {});
}

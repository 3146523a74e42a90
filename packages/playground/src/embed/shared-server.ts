/** One language server for all puzzles of a page, begun with the first of them. */
import type { LSPClient } from "@codemirror/lsp-client";
import { type Listeners, makeLanguageClient } from "../language/language-client.js";
import { copyOfScript, startServerWorker } from "../language/server-worker.js";

export interface SharedServer {
  readonly client: LSPClient;
  /** The script of this page's own, for workers. */
  readonly script: string;
  /** A text of its own: its address, until it is closed. */
  readonly join: (listeners: () => Listeners | undefined) => {
    readonly uri: string;
    readonly leave: () => void;
  };
}

/** `address`: of this very script, which is the server and the thread that solves too. `onEnd`: another one may be begun. */
export async function startSharedServer(address: string, onEnd: () => void): Promise<SharedServer> {
  const script = await copyOfScript(address).catch(() => {
    throw new Error(
      `${address} cannot be read from here: its host has to allow that (CORS), or put it on your own`,
    );
  });
  const texts = new Map<string, () => Listeners | undefined>();
  const client = makeLanguageClient((uri) => texts.get(uri)?.());
  const end = (reason: string): void => {
    onEnd();
    for (const listeners of texts.values()) listeners()?.ended(reason);
  };
  client.connect(startServerWorker(script, 0, end));
  let joined = 0;
  return {
    client,
    script,
    join: (listeners) => {
      const uri = `file:///puzzle-${++joined}.ecp`;
      texts.set(uri, listeners);
      return { uri, leave: () => texts.delete(uri) };
    },
  };
}

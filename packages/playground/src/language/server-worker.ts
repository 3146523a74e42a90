/**
 * The language server in a worker. Its script is fetched once, and the worker and the threads that it starts for searches begin from that copy:
 * nothing is requested later, and they are under the page's policy, which a worker from an address would not be.
 */
import type { Transport } from "@codemirror/lsp-client";
import type { WorkerStart } from "@ecp/lsp";

/** So much may a search take. */
const memoryBytes = 200 * 2 ** 20;

/** In seconds: after so long without a word a search is ended, and after so long the server. */
const patience = { search: 30, server: 60 } as const;

/** Asked of a server that is silent, each so many seconds. The number of the request is none of the client's. */
const asked = { every: 10, message: { jsonrpc: "2.0", id: "alive", method: "ecp/alive" } } as const;

/** The address of a copy of a script, of this page's own. */
export async function copyOfScript(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the language server could not be loaded (${answer.status})`);
  return URL.createObjectURL(new Blob([await answer.text()], { type: "text/javascript" }));
}

/** `script`: its copy. `threadsReady`: threads for searches that are begun at once. */
export function startServerWorker(
  script: string,
  threadsReady: number,
  onEnd: (reason: string) => void,
): Transport {
  const worker = new Worker(script);
  const handlers = new Set<(message: string) => void>();
  // Seconds are counted, not measured: a page that the browser has put to sleep counts none.
  let silent = 0;
  const end = (reason: string): void => {
    clearInterval(watch);
    worker.terminate();
    onEnd(reason);
  };
  const watch = setInterval(() => {
    if (++silent > patience.server) end(`nothing was heard of it for ${patience.server} s`);
    else if (silent % asked.every === 0) worker.postMessage(asked.message);
  }, 1000);
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    silent = 0;
    if (Object(data).id === asked.message.id) return;
    const message = JSON.stringify(data);
    for (const handler of handlers) handler(message);
  };
  worker.onerror = ({ message }) => end(message || "it ended by itself");
  worker.postMessage({ script, threadsReady, memoryBytes, patience: patience.search } satisfies WorkerStart);
  return {
    send: (message) => worker.postMessage(JSON.parse(message)),
    subscribe: (handler) => handlers.add(handler),
    unsubscribe: (handler) => handlers.delete(handler),
  };
}

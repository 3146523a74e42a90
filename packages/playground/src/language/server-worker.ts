/**
 * The language server in a worker. Its script is fetched once, and the worker and the threads that it starts for searches begin from that copy:
 * nothing is requested later, and they are under the page's policy, which a worker from an address would not be.
 */
import type { Transport } from "@codemirror/lsp-client";
import type { WorkerStart } from "@ecp/lsp";

/** So much may a search take. */
const memoryBytes = 200 * 2 ** 20;

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
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = JSON.stringify(data);
    for (const handler of handlers) handler(message);
  };
  worker.onerror = ({ message }) => onEnd(message || "it ended by itself");
  worker.postMessage({ script, threadsReady, memoryBytes } satisfies WorkerStart);
  return {
    send: (message) => worker.postMessage(JSON.parse(message)),
    subscribe: (handler) => handlers.add(handler),
    unsubscribe: (handler) => handlers.delete(handler),
  };
}

/**
 * The language server in a worker. Its script is fetched once, and the worker and the threads that it starts for searches begin from that copy:
 * nothing is requested later, and they are under the page's policy, which a worker from an address would not be.
 */

import type { Transport } from "@codemirror/lsp-client";
import type { WorkerStart } from "@ecp/lsp";

export async function startServerWorker(
  address: string,
  onEnd: (reason: string) => void,
): Promise<Transport> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the language server could not be loaded (${answer.status})`);
  const script = URL.createObjectURL(new Blob([await answer.text()], { type: "text/javascript" }));
  const worker = new Worker(script);
  const handlers = new Set<(message: string) => void>();
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = JSON.stringify(data);
    for (const handler of handlers) handler(message);
  };
  worker.onerror = ({ message }) => onEnd(message || "it ended by itself");
  worker.postMessage({ script, threadsReady: 1 } satisfies WorkerStart);
  return {
    send: (message) => worker.postMessage(JSON.parse(message)),
    subscribe: (handler) => handlers.add(handler),
    unsubscribe: (handler) => handlers.delete(handler),
  };
}

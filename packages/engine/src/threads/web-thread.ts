/**
 * Threads of a browser. In the page: `webThread(new Worker(file, { type: "module" }), task)`; in the worker's file: `serveParts(self)`.
 * A worker that a browser ends for want of memory says nothing; whoever waits long can end the search by its signal.
 */
import { type Conversation, converse, handedOver, type PartThread } from "./part-thread.js";
import { type PartAnswer, type PartRequest, type PartsTask, partWork } from "./part-work.js";

/** The part of a `Worker` that is used. */
export interface WebWorker {
  postMessage(message: unknown): void;
  addEventListener(type: "message", hear: (event: { readonly data: PartAnswer }) => void): void;
  addEventListener(type: "error", hear: (event: { readonly message?: string }) => void): void;
  addEventListener(type: "messageerror", hear: () => void): void;
  terminate(): void;
}

/** The part of a worker's global scope that is used. */
export interface WebScope {
  postMessage(message: unknown): void;
  addEventListener(type: "message", hear: (event: { readonly data: unknown }) => void): void;
}

export function webThread(worker: WebWorker, task: PartsTask): PartThread {
  const conversation: Conversation = converse(
    (request) => worker.postMessage(request),
    async () => worker.terminate(),
  );
  worker.addEventListener("message", ({ data }) => conversation.hear(data));
  worker.addEventListener("error", ({ message }) =>
    conversation.die(new Error(message ?? "it could not begin")),
  );
  worker.addEventListener("messageerror", () => conversation.die(new Error("its answer cannot be read")));
  worker.postMessage(handedOver(task));
  return conversation.thread;
}

/** The first message is the task, each other one a request. */
export function serveParts(scope: WebScope): void {
  let work: ((request: PartRequest) => PartAnswer) | undefined;
  scope.addEventListener("message", ({ data }) => {
    if (work === undefined) work = partWork(data as PartsTask);
    else scope.postMessage(work(data as PartRequest));
  });
}

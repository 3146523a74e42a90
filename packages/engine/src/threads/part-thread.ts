/**
 * A thread to ask about parts, whatever it runs on: a worker of Node or of a browser, or this thread itself. A part is gone on with by the thread
 * that began it, and a thread that ends in any way before it has answered must be heard of, or a count would wait for it for ever.
 */
import type { PartAnswer, PartRequest, PartsTask } from "./part-work.js";

export interface PartThread {
  /** One request at a time. Rejected if the thread ends before it answers. */
  readonly ask: (request: PartRequest) => Promise<PartAnswer>;
  readonly end: () => Promise<unknown>;
}

/** The asking side of a conversation; whoever has the worker passes on what is heard of it. */
export interface Conversation {
  readonly thread: PartThread;
  readonly hear: (answer: PartAnswer) => void;
  /** It has ended, or failed: what is asked, now or later, is rejected. */
  readonly die: (error: Error) => void;
}

export function converse(
  post: (request: PartRequest) => void,
  terminate: () => Promise<unknown>,
): Conversation {
  let dead: Error | undefined;
  let waiting: { resolve: (answer: PartAnswer) => void; reject: (error: Error) => void } | undefined;
  const die = (error: Error): void => {
    dead ??= error;
    waiting?.reject(dead);
    waiting = undefined;
  };
  return {
    thread: {
      ask: (request) =>
        new Promise((resolve, reject) => {
          if (dead !== undefined) {
            reject(dead);
            return;
          }
          waiting = { resolve, reject };
          post(request);
        }),
      end: async () => {
        die(new Error("it was ended"));
        await terminate();
      },
    },
    hear: (answer) => {
      waiting?.resolve(answer);
      waiting = undefined;
    },
    die,
  };
}

/** Names may be rules that make them, which cannot be handed over; a search needs none. */
export const handedOver = (task: PartsTask): PartsTask => ({
  ...task,
  problem: { ...task.problem, names: {} },
});

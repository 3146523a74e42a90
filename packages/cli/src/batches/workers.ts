/** The threads that do the pieces of a batch: this one, and others that help it. */

import { clock } from "../clock.js";
import { nextTurn } from "../solving/run-search.js";
import { AT_HAND } from "../thresholds.js";
import { openPool, type Workers } from "./pool.js";
import type { Done, Order, Piece, Work } from "./work.js";

/**
 * The time that this thread works before helpers are called, in milliseconds. A helper is ready when it has read the program and compiled the rules, which
 * takes some 200 ms of processor time: thousands of short lines are answered meanwhile, and there may be no more. An instance may take long to compile,
 * and nothing else is done here then: so for instances helpers are called at once.
 */
const ALONE_MS: { readonly [kind in Order["kind"]]: number } = {
  lines: 500,
  puzzles: 0,
  instances: 0,
  tests: 0,
};

interface Task {
  readonly piece: Piece;
  readonly resolve: (done: Done) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Uses as many threads as were asked for. This thread is one of them, since its rules and its machine code are compiled already and those of
 * helpers are not. (*Measured* on 5000 Sudokus of 17 clues: if this thread only hands work out to two others, they take 1.3 seconds of processor
 * time, and one thread alone takes 0.8.) This thread lets Ctrl-C be handled between two pieces.
 */
export function makeWorkers(order: Order, threads: number, own: Work): Workers {
  const helpers = threads - 1;
  const queue: Task[] = [];
  const state = { busy: false, worked: 0, helped: 0 };
  let called: Promise<Workers> | undefined;
  let helping: Workers | undefined;

  const giveUp = (error: unknown): void => {
    for (const { reject } of queue.splice(0)) reject(error);
  };
  const help = (pool: Workers): void => {
    while (state.helped < AT_HAND * helpers) {
      const task = queue.shift();
      if (task === undefined) return;
      state.helped++;
      const over = (): void => {
        state.helped--;
        help(pool);
      };
      pool.work(task.piece).then(task.resolve, task.reject).finally(over);
    }
  };
  const call = async (): Promise<Workers> => {
    const pool = await openPool(order, helpers);
    // It is answered as soon as one of them is ready; until then all is done here.
    pool.work(nothing(order)).then(() => {
      helping = pool;
      help(pool);
    }, giveUp);
    return pool;
  };
  const go = async (): Promise<void> => {
    if (state.busy) return;
    state.busy = true;
    for (;;) {
      await nextTurn();
      if (called === undefined && helpers > 0 && queue.length > 1 && state.worked >= ALONE_MS[order.kind]) {
        called = call();
        called.catch(giveUp);
      }
      const task = queue.shift();
      if (task === undefined) break;
      const before = clock();
      await own(task.piece).then(task.resolve, task.reject);
      state.worked += clock() - before;
    }
    state.busy = false;
  };
  return {
    work: (piece) =>
      new Promise((resolve, reject) => {
        queue.push({ piece, resolve, reject });
        if (helping !== undefined) help(helping);
        void go();
      }),
    end: async () => {
      // If a helper has failed, this thread is still working.
      Atomics.store(new Int32Array(order.stop), 0, 1);
      queue.length = 0;
      const pool = await called?.catch(() => undefined);
      await pool?.end();
    },
  };
}

const nothing = ({ kind }: Order): Piece =>
  kind === "lines" || kind === "puzzles"
    ? { kind: "lines", lines: [] }
    : { kind: "instances", from: 0, to: 0 };

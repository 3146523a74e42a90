/** Many instances, by as many threads as were asked for: answers stream out in the order of the input, as soon as they are known. */
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { type JsonObject, makeLineReader, spanOf } from "@ecp/compiler";
import { CommandError, CutShortError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { loadFile } from "../input/load.js";
import { resultStream } from "../report/output.js";
import { layOut } from "../report/plain-json.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { printJson } from "../report/results.js";
import { makeInterrupt } from "../solving/interrupt.js";
import { formatOf, type SolvingOptions } from "../solving/options.js";
import type { Session } from "../solving/session.js";
import type { Terminal } from "../terminal.js";
import { progressOf } from "./batch-progress.js";
import { blocksOf } from "./blocks.js";
import { boardLines } from "./board-lines.js";
import { countedPieces, inOrder, type NextPiece } from "./in-order.js";
import { compileRules } from "./lines.js";
import { isStopped, type Order, ownDeadline, type Work } from "./work.js";
import { workOf } from "./work-of.js";

export async function solveBatch(
  file: string,
  name: string | undefined,
  linesFile: string,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (formatOf(options) === "svg") throw new UsageError("a batch prints text or JSON");
  if (options.distinct === true) throw new UsageError("--distinct is not for a batch of lines");
  const loaded = loadFile(file);
  const { analysis, host } = loaded;
  printDiagnostics(analysis.diagnostics, host.sources, terminal);
  if (hasErrors(analysis.diagnostics)) return exitCodes.errors;
  const lines = boardLines(linesFile);
  // What is wrong with the rules is said here, once, and parameters are asked for; threads compile them for themselves.
  const asked: string[] = [];
  const order = orderOf("lines", file, analysis.source.text, name, options, terminal);
  const deadline = ownDeadline(order.deadline);
  const { ground } = compileRules(loaded, name, options, terminal, { asked, deadline });
  const reader = makeLineReader(ground, spanOf(file, 0, 0));
  if (reader.value === undefined) throw new CommandError(exitCodes.usage, reader.diagnostics);
  return runBatch(
    { ...order, options: { ...options, set: [...asked, ...options.set] }, linesFile },
    { next: lines.next, size: lines.share, threads: await lines.atLeast(options.threads) },
    terminal,
  );
}

/** Several instances of a file: all that is needed of it, so that what is known of the instances can be let go. */
export function instancesOrder(
  { loaded, instances }: Session,
  options: SolvingOptions,
  terminal: Terminal,
): Order {
  const { file, analysis } = loaded;
  const order = orderOf("instances", file, analysis.source.text, undefined, options, terminal);
  const wanted = instances.map(({ span }) => span.start);
  return { ...order, blocks: blocksOf(analysis, wanted) };
}

export function solveAtOnce(order: Order, size: number, terminal: Terminal): Promise<ExitCode> {
  const threads = Math.min(order.options.threads, size);
  return runBatch(order, { next: countedPieces(size), size, threads }, terminal);
}

interface Pieces {
  readonly next: NextPiece;
  /** How many instances there are, or how much of them has been read. */
  readonly size: number | (() => number | undefined);
  /** More would have nothing to do. */
  readonly threads: number;
}

export function orderOf(
  kind: Order["kind"],
  file: string,
  text: string,
  name: string | undefined,
  options: SolvingOptions,
  { out, err }: Terminal,
): Order {
  const coloured = options.output === undefined || options.output === "-";
  return {
    kind,
    file,
    text,
    ...(name === undefined ? {} : { name }),
    options,
    look: {
      colours: coloured && out.colours.isColorSupported,
      errorColours: err.colours.isColorSupported,
      width: out.width,
    },
    ...(options.timeout === undefined ? {} : { deadline: Date.now() + 1000 * options.timeout }),
    stop: new SharedArrayBuffer(4),
  };
}

async function runBatch(
  order: Order,
  { next, size, threads }: Pieces,
  terminal: Terminal,
): Promise<ExitCode> {
  const { options, stop } = order;
  const results = resultStream(terminal, options.output);
  const interrupt = makeInterrupt();
  interrupt.listen();
  interrupt.onRequest(() => {
    Atomics.store(new Int32Array(stop), 0, 1);
    // Whoever waits for lines hears of it too.
    if (order.linesFile === "-") process.stdin.destroy();
  });
  const { work, end } = threads > 1 ? await pooled(order, threads) : alone(order);
  const progress = progressOf(terminal, options, size);
  const codes = new Set<ExitCode>();
  const objects: JsonObject[] = [];
  let answered = 0;
  try {
    for await (const done of inOrder(next, threads, work, () => isStopped(stop))) {
      progress.clear();
      if (done.err !== "") terminal.err.write(done.err);
      if (done.out !== "") results.write(done.out);
      objects.push(...done.objects);
      for (const code of done.codes) codes.add(code);
      answered += done.codes.length;
      progress.show(answered);
      await results.flushed();
    }
  } finally {
    progress.clear();
    interrupt.release();
    await end();
  }
  if (formatOf(options) === "json") {
    if (order.kind === "lines") results.write(`${layOut(objects)}\n`);
    else printJson(objects, "json", results);
  }
  if (interrupt.requested) {
    codes.add(exitCodes.interrupted);
    const all = typeof size === "number" ? ` of ${size}` : "";
    terminal.err.write(`interrupted: ${answered}${all} were looked at\n`);
  }
  return worstOf([...codes]);
}

interface Workers {
  readonly work: Work;
  readonly end: () => Promise<void>;
}

/** In this thread: it gives way to Ctrl-C between two pieces. */
function alone(order: Order): Workers {
  const work = workOf(order);
  return {
    work: async (piece) => {
      await new Promise<void>((resolve) => setImmediate(resolve));
      return work(piece);
    },
    end: async () => {},
  };
}

const NURSERY_MB = 192;

/**
 * Each thread makes machine code for itself, of the same hundreds of functions; helpers of V8 do it, on the cores that other threads want. So a function
 * has to have run four times as long as usual before it is optimized. *Measured* on 284 small instances of 17 kinds by two threads: helpers take 2.5
 * seconds of processor time in place of 7.5, the threads 4.0 in place of 3.6. A long search takes no longer; with less inlining it does.
 */
const FRUGAL_V8 = "--interrupt-budget=300000";

export async function pooled(order: Order, threads: number): Promise<Workers> {
  const { default: Tinypool } = await import("tinypool");
  setFlagsFromString(FRUGAL_V8);
  const pool = new Tinypool({
    // It lies beside the bundle (scripts/bundle.mjs).
    filename: fileURLToPath(new URL("./batch-worker.js", import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    workerData: order,
    // What an instance is compiled to lives as long as it is searched: with a small nursery, collecting garbage is a third of the time (measured).
    resourceLimits: { maxYoungGenerationSizeMb: NURSERY_MB },
    // Idle threads sleep in the event loop, not in a lock.
    useAtomics: false,
  });
  // The pool waits for ever for a thread that leaves without an error.
  const waiting = new Set<(error: Error) => void>();
  const state: { dead: Error | undefined; ending: boolean } = { dead: undefined, ending: false };
  for (const thread of pool.threads)
    thread.once("exit", () => {
      if (state.ending) return;
      state.dead = new CutShortError("a thread ended before its work was done");
      for (const reject of waiting) reject(state.dead);
    });
  return {
    work: (piece) =>
      new Promise((resolve, reject) => {
        if (state.dead !== undefined) {
          reject(state.dead);
          return;
        }
        waiting.add(reject);
        const over = (): unknown => waiting.delete(reject);
        pool.run(piece).then(resolve, reject).finally(over);
      }),
    end: async () => {
      state.ending = true;
      // Nor does it end while one of its threads has ended already.
      if (state.dead === undefined) await pool.destroy();
      else for (const thread of pool.threads) void thread.terminate();
    },
  };
}

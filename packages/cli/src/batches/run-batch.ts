/** Many instances, by as many threads as were asked for: answers stream out in the order of the input, as soon as they are known. */
import type { JsonObject } from "@ecp/compiler";
import { deadlineOf } from "../bounded.js";
import { clock } from "../clock.js";
import { UsageError } from "../command-error.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { loadMended } from "../input/load.js";
import { resultStream } from "../output/result-stream.js";
import { codeOf } from "../report/limits.js";
import { layOut } from "../report/plain-json.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { printJson } from "../report/results.js";
import { makeInterrupt } from "../solving/interrupt.js";
import { formatOf, type SolvingOptions } from "../solving/options.js";
import type { Session } from "../solving/session.js";
import type { Terminal } from "../terminal.js";
import { progressOf } from "./batch-progress.js";
import { blocksOf } from "./blocks.js";
import { boardLines, type LineRange } from "./board-lines.js";
import { countedPieces, inOrder, type NextPiece } from "./in-order.js";
import { compileRules, lineWork } from "./lines.js";
import { isStopped, type Order, type Work } from "./work.js";
import { workOf } from "./work-of.js";
import { makeWorkers } from "./workers.js";

export async function solveBatch(
  file: string,
  name: string | undefined,
  linesFile: string,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (formatOf(options) === "svg" || formatOf(options) === "pzprv3")
    throw new UsageError("a batch of lines prints text or JSON");
  if (options.distinct === true) throw new UsageError("--distinct cannot be used for a batch of lines");
  const deadline = deadlineOf(options);
  const loaded = await loadMended(file, { deadline, timeout: options.timeout });
  const { analysis, host } = loaded;
  printDiagnostics(analysis.diagnostics, host.sources, terminal);
  if (hasErrors(analysis.diagnostics)) return codeOf(analysis.diagnostics);
  const lines = boardLines(linesFile);
  // Mistakes in the rules are printed here, once, and parameters are asked for; threads compile the rules for themselves.
  const asked: string[] = [];
  const order = orderOf("lines", file, analysis.source.text, name, options, terminal, deadline);
  const rules = compileRules(loaded, name, options, terminal, { asked, deadline });
  const whole = { ...order, options: { ...options, set: [...asked, ...options.set] }, linesFile };
  return runBatch(
    whole,
    { next: lines.next, size: lines.share, threads: await lines.atLeast(options.threads) },
    lineWork(whole, rules),
    terminal,
  );
}

/** Puzzles as others write them, one a line; of the lines those from one to another, counted from 1. */
export async function solvePuzzles(
  file: string,
  range: LineRange,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const lines = boardLines(file, range);
  const order = orderOf("puzzles", file, "", undefined, options, terminal, deadlineOf(options));
  return runBatch(
    { ...order, linesFile: file },
    { next: lines.next, size: lines.share, threads: await lines.atLeast(options.threads) },
    workOf(order),
    terminal,
  );
}

/** Several instances of a file: all that is needed of it, so that what is known of the instances can be let go. */
export function instancesOrder(
  { loaded, instances, deadline }: Session,
  options: SolvingOptions,
  terminal: Terminal,
): Order {
  const { file, analysis } = loaded;
  const order = orderOf("instances", file, analysis.source.text, undefined, options, terminal, deadline);
  const wanted = instances.map(({ span }) => span.start);
  return { ...order, blocks: blocksOf(analysis, wanted) };
}

export function solveAtOnce(order: Order, size: number, terminal: Terminal): Promise<ExitCode> {
  const threads = Math.min(order.options.threads, size);
  return runBatch(order, { next: countedPieces(size), size, threads }, workOf(order), terminal);
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
  /** On this thread's clock. */
  deadline?: number,
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
    ...(deadline === undefined ? {} : { deadline: Date.now() + (deadline - clock()) }),
    stop: new SharedArrayBuffer(4),
  };
}

async function runBatch(
  order: Order,
  { next, size, threads }: Pieces,
  own: Work,
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
  const { work, end } = makeWorkers(order, threads, own);
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
    await interrupt.release();
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

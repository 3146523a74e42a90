/** `ecpc solve FILE [INSTANCE]`: draws the answer, and says whether it is the only one. */

import { diagnose, type JsonObject, oneDrawing, resultJson, spanOf, type TypedInstance } from "@ecp/compiler";
import type { Order } from "../batches/work.js";
import { CommandError, UsageError } from "../command-error.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { askedName } from "../input/load.js";
import { printJson, resultOf } from "../report/results.js";
import { formatOf, type SolvingOptions } from "../solving/options.js";
import { openSession, type Session } from "../solving/session.js";
import { solveAndPrint } from "../solving/solve-and-print.js";
import type { Noting } from "../solving/watch.js";
import type { Terminal } from "../terminal.js";
import { BLOCK, MOST_NAMES } from "../thresholds.js";

export async function solve(
  file: string,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.with?.includes("{file}") === false)
    throw new UsageError(
      "--with needs a command line with {file} in the place of the problem: --with 'cadical {file}'",
    );
  if (options.form !== undefined && options.with === undefined)
    throw new UsageError(
      "--form chooses the format of the problem for --with; `ecpc build --emit` prints a problem",
    );
  if (options.instances !== undefined) {
    const { solveBatch } = await import("../batches/run-batch.js");
    return solveBatch(file, name, options.instances, options, terminal);
  }
  if (options.watch === true) {
    const { watchFiles } = await import("../solving/watch.js");
    return watchFiles([file], terminal, (noting) =>
      solveOnce(file, name, { ...options, threads: 1 }, terminal, noting),
    );
  }
  return solveOnce(file, name, options, terminal);
}

async function solveOnce(
  file: string,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
  noting: Noting = () => {},
): Promise<ExitCode> {
  const session = await begin(file, name, options, terminal, noting);
  if (typeof session === "number") return session;
  if ("order" in session) {
    const { solveAtOnce } = await import("../batches/run-batch.js");
    const code = await solveAtOnce(session.order, session.size, terminal);
    return worstOf(session.lost ? [code, exitCodes.errors] : [code]);
  }
  const codes = new Set<ExitCode>(session.lost ? [exitCodes.errors] : []);
  // Only what is printed at the end is kept: there may be thousands.
  const results: JsonObject[] = [];
  try {
    for (const instance of session.instances) {
      const outcome = await solveAndPrint(instance, session, options, terminal);
      codes.add(outcome.exitCode);
      if (formatOf(options) === "json") results.push(resultJson(resultOf(outcome, session.loaded)));
      await session.results.flushed();
      if (session.interrupt.requested) break;
    }
  } finally {
    await session.interrupt.release();
    noting(session.loaded.host.asked);
  }
  if (session.interrupt.requested) {
    codes.add(exitCodes.interrupted);
    terminal.err.write("interrupted: this is what was found until then\n");
  }
  if (formatOf(options) === "json") printJson(results, "json", session.results);
  return worstOf([...codes]);
}

interface Batch extends Pick<Session, "lost"> {
  readonly order: Order;
  readonly size: number;
}

/** For a batch the text and the places of its instances are kept: what is known of thousands would fill the memory. */
async function begin(
  file: string,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
  noting: Noting,
): Promise<Session | Batch | ExitCode> {
  const session = await openSession(file, name, options, terminal, true, noting);
  if (typeof session === "number") return session;
  const { instances, lost } = session;
  if (formatOf(options) === "svg") onlyOne(file, instances);
  const [first, ...others] = instances;
  if (formatOf(options) === "text" && options.all !== true && first !== undefined && others.length > 0) {
    terminal.err.write(`${theFirstOf(first, others)}\n`);
    return { ...session, instances: [first] };
  }
  const size = instances.length;
  if (options.proof !== undefined && size > 1) throw oneProof(instances);
  if (size === 1 || (options.threads === 1 && (size <= BLOCK || options.watch === true))) return session;
  await session.interrupt.release();
  const { instancesOrder } = await import("../batches/run-batch.js");
  return { order: instancesOrder(session, options, terminal), size, lost };
}

export const oneProof = (instances: readonly TypedInstance[]): UsageError =>
  new UsageError(
    `--proof is of one instance, and there are ${instances.length}: name one, such as "${instances[0] === undefined ? "" : askedName(instances[0])}"`,
  );

function theFirstOf(first: TypedInstance, others: readonly TypedInstance[]): string {
  const names = others.slice(0, MOST_NAMES).map((each) => `"${askedName(each)}"`);
  const rest = others.length - names.length;
  const more = rest === 0 ? "" : ` and ${rest} more`;
  return `note: "${askedName(first)}" is the first of ${others.length + 1}; --all draws all of them, a name one: ${names.join(", ")}${more}`;
}

export function onlyOne(file: string, instances: readonly TypedInstance[]): void {
  if (instances.length < 2) return;
  const names = instances.map(askedName);
  throw new CommandError(exitCodes.usage, [diagnose(oneDrawing, spanOf(file, 0, 0), { names })]);
}

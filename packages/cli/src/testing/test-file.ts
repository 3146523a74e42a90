/** The instances of a file, held to what they say of themselves, one after the other. */

import {
  type Diagnostic,
  diagnosticJson,
  type JsonObject,
  type Settings,
  type Sources,
  type TypedInstance,
} from "@ecp/compiler";
import { boundsOf, deadlineOf, Interrupted, TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import { CommandError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { type Loaded, loadMended, titleOf } from "../input/load.js";
import { codeOf, limitsMet } from "../report/limits.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { expectDiagnostics, solutionDiagnostics, wantedLimit } from "../solving/expectations.js";
import type { Interrupt } from "../solving/interrupt.js";
import type { SolvingOptions } from "../solving/options.js";
import { progressOn } from "../solving/progress.js";
import { compileTask, searchInstance, type Task } from "../solving/solve-instance.js";
import type { Noting } from "../solving/watch.js";
import type { Terminal } from "../terminal.js";

/** `unexpected`: the instance says nothing, and was compiled only. */
export type Verdict = "held" | "failed" | "unexpected" | "unknown";

export interface Tested {
  readonly file: string;
  readonly instance: string | undefined;
  readonly puzzle: string | undefined;
  readonly title: string;
  readonly verdict: Verdict;
  readonly reason?: string | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  readonly milliseconds: number;
  readonly exitCode: ExitCode;
}

export async function* testFile(
  file: string,
  options: SolvingOptions,
  interrupt: Interrupt,
  terminal: Terminal,
  noting: Noting = () => {},
): AsyncGenerator<Tested> {
  const loaded = await loadOrRefuse(file, options);
  noting(loaded.value?.host.asked ?? []);
  const { diagnostics, sources } = loaded;
  const whole = { file, instance: undefined, puzzle: undefined, title: file, sources, milliseconds: 0 };
  if (loaded.reason !== undefined) {
    yield { ...whole, verdict: "unknown", reason: loaded.reason, diagnostics, exitCode: loaded.exitCode };
    return;
  }
  if (loaded.value === undefined || hasErrors(diagnostics)) {
    yield { ...whole, verdict: "failed", diagnostics, exitCode: loaded.exitCode };
    return;
  }
  if (diagnostics.length > 0)
    yield { ...whole, verdict: "unexpected", diagnostics, exitCode: exitCodes.answered };
  for (const instance of loaded.value.analysis.typed.instances) {
    yield await testInstance(loaded.value, instance, options, interrupt, terminal);
    noting(loaded.value.host.asked);
    if (interrupt.requested) return;
  }
}

async function loadOrRefuse(
  file: string,
  options: SolvingOptions,
): Promise<{
  readonly value: Loaded | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  readonly exitCode: ExitCode;
  /** Why it is not known. */
  readonly reason?: string;
}> {
  try {
    const value = await loadMended(file, boundsOf(options));
    const { diagnostics } = value.analysis;
    const [limit] = limitsMet(diagnostics);
    return {
      value,
      diagnostics,
      sources: value.host.sources,
      exitCode: codeOf(diagnostics),
      ...(limit === undefined ? {} : { reason: limit.message }),
    };
  } catch (error) {
    if (error instanceof TimeIsUp || error instanceof Interrupted) {
      const exitCode = error instanceof TimeIsUp ? exitCodes.unknown : exitCodes.interrupted;
      return { value: undefined, diagnostics: [], sources: new Map(), exitCode, reason: error.message };
    }
    if (!(error instanceof CommandError)) throw error;
    return { value: undefined, diagnostics: error.diagnostics, sources: new Map(), exitCode: error.exitCode };
  }
}

async function testInstance(
  loaded: Loaded,
  instance: TypedInstance,
  options: SolvingOptions,
  interrupt: Interrupt,
  terminal: Terminal,
): Promise<Tested> {
  const settings: Settings = { set: new Map() };
  const before = clock();
  const limit = wantedLimit(instance);
  const progress = progressOn(terminal, options.progress);
  const task: Task = {
    loaded,
    instance,
    settings,
    options,
    limit: limit.keep,
    countOnly: limit.countOnly,
    best: instance.expect?.what.of === "best",
    interrupt,
    progress,
    deadline: deadlineOf(options),
  };
  const ready = await compileTask(task);
  const outcome = ready.ready ? await searchInstance(ready, task) : ready.outcome;
  const base = {
    file: loaded.file,
    instance: instance.name,
    puzzle: instance.puzzle.name,
    title: titleOf(instance),
    sources: loaded.host.sources,
    milliseconds: clock() - before,
  };
  if (outcome.status === "error") {
    return { ...base, verdict: "failed", diagnostics: outcome.diagnostics, exitCode: exitCodes.errors };
  }
  const said = instance.expect !== undefined || instance.solution !== undefined;
  const compared = ready.ready ? await solutionDiagnostics(ready, outcome, task) : [];
  const failures = [...expectDiagnostics(instance, outcome), ...("stopped" in compared ? [] : compared)];
  const diagnostics = [...outcome.diagnostics, ...failures];
  if (failures.length > 0) return { ...base, verdict: "failed", diagnostics, exitCode: exitCodes.errors };
  const wasStopped = outcome.exitCode === exitCodes.unknown || outcome.exitCode === exitCodes.interrupted;
  if (wasStopped) {
    return { ...base, verdict: "unknown", reason: outcome.reason, diagnostics, exitCode: outcome.exitCode };
  }
  if ("stopped" in compared) {
    const { stopped: ending, reason } = compared;
    const exitCode = ending === "interrupted" ? exitCodes.interrupted : exitCodes.unknown;
    return { ...base, verdict: "unknown", reason, diagnostics, exitCode };
  }
  return { ...base, verdict: said ? "held" : "unexpected", diagnostics, exitCode: exitCodes.answered };
}

export function printTested(tested: Tested, terminal: Terminal): void {
  const { file, title, verdict, reason, diagnostics, sources, milliseconds } = tested;
  const { green, red, yellow, dim } = terminal.out.colours;
  const signs: Readonly<Record<Verdict, string>> = {
    held: green("ok"),
    failed: red("FAILED"),
    unexpected: dim("--"),
    unknown: yellow("??"),
  };
  const what = title === file ? file : `${file}: ${title}`;
  const more = verdict === "unexpected" && title !== file ? dim("nothing is expected of it") : (reason ?? "");
  terminal.out.write(
    `${signs[verdict]} ${what}${more === "" ? "" : ` ${more}`} ${dim(`${Math.round(milliseconds)} ms`)}\n`,
  );
  printDiagnostics(diagnostics, sources, terminal);
}

export function testedJson(tested: Tested): JsonObject {
  const { file, instance, puzzle, verdict, reason, diagnostics, sources } = tested;
  return {
    file,
    instance: instance ?? null,
    puzzle: puzzle ?? null,
    verdict,
    ...(reason === undefined ? {} : { reason }),
    ...(diagnostics.length === 0
      ? {}
      : { diagnostics: diagnostics.map((each) => diagnosticJson(each, sources)) }),
  };
}

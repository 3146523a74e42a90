/** `ecpc test PATH…`: holds every instance of files and folders to its `expect` and its `solution:`. */

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  type Diagnostic,
  diagnose,
  diagnosticJson,
  fileNotRead,
  type JsonObject,
  type Settings,
  type Sources,
  spanOf,
  type TypedInstance,
} from "@ecp/compiler";
import { CommandError } from "../command-error.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { type Loaded, loadFile, titleOf } from "../input/load.js";
import { reasonOf } from "../input/read-text.js";
import { layOut } from "../report/plain-json.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { expectDiagnostics, solutionDiagnostics, wantedLimit } from "../solving/expectations.js";
import { type Interrupt, makeInterrupt } from "../solving/interrupt.js";
import type { SolvingOptions } from "../solving/options.js";
import { progressOn } from "../solving/progress.js";
import { solveInstance } from "../solving/solve-instance.js";
import type { Terminal } from "../terminal.js";

export interface TestOptions extends SolvingOptions {
  readonly json?: boolean;
}

/** `unexpected`: the instance says nothing, and was compiled only. */
type Verdict = "held" | "failed" | "unexpected" | "unknown";

interface Tested {
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

/** Files as they are; of folders all `.ecp` files below, in order of their names. */
function filesOf(paths: readonly string[]): readonly string[] {
  const unread = (path: string, reason: string): CommandError =>
    new CommandError(exitCodes.usage, [diagnose(fileNotRead, spanOf(path, 0, 0), { file: path, reason })]);
  const inFolder = (path: string): readonly string[] | undefined => {
    try {
      if (!statSync(path).isDirectory()) return undefined;
      return readdirSync(path, { recursive: true, encoding: "utf8" });
    } catch (error) {
      throw unread(path, reasonOf(error));
    }
  };
  return paths.flatMap((path) => {
    const names = path === "-" ? undefined : inFolder(path);
    if (names === undefined) return [path];
    const files = names
      .filter((name) => name.endsWith(".ecp") && !/(^|[\\/])node_modules[\\/]/.test(name))
      .sort()
      .map((name) => join(path, name));
    if (files.length === 0) throw unread(path, "no file in this folder ends in `.ecp`");
    return files;
  });
}

export async function test(
  paths: readonly string[],
  options: TestOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const json = options.json === true || options.format === "json";
  const tested: Tested[] = [];
  const interrupt = makeInterrupt();
  try {
    for (const file of filesOf(paths)) {
      for await (const each of testFile(file, options, interrupt, terminal)) {
        tested.push(each);
        if (!json) printTested(each, terminal);
      }
      if (interrupt.requested) break;
    }
  } finally {
    interrupt.release();
  }
  if (json) terminal.out.write(`${layOut({ tests: tested.map(testedJson) })}\n`);
  else printSummary(tested, terminal);
  const interrupted = interrupt.requested ? [exitCodes.interrupted] : [];
  return worstOf([...tested.map(({ exitCode }) => exitCode), ...interrupted]);
}

async function* testFile(
  file: string,
  options: TestOptions,
  interrupt: Interrupt,
  terminal: Terminal,
): AsyncGenerator<Tested> {
  const loaded = loadOrRefuse(file);
  const { diagnostics, sources } = loaded;
  const whole = { file, instance: undefined, puzzle: undefined, title: file, sources, milliseconds: 0 };
  if (loaded.value === undefined || hasErrors(diagnostics)) {
    yield { ...whole, verdict: "failed", diagnostics, exitCode: loaded.exitCode };
    return;
  }
  if (diagnostics.length > 0)
    yield { ...whole, verdict: "unexpected", diagnostics, exitCode: exitCodes.answered };
  for (const instance of loaded.value.analysis.typed.instances) {
    yield await testInstance(loaded.value, instance, options, interrupt, terminal);
    if (interrupt.requested) return;
  }
}

function loadOrRefuse(file: string): {
  readonly value: Loaded | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: Sources;
  readonly exitCode: ExitCode;
} {
  try {
    const value = loadFile(file);
    const { diagnostics } = value.analysis;
    return { value, diagnostics, sources: value.host.sources, exitCode: exitCodes.errors };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { value: undefined, diagnostics: error.diagnostics, sources: new Map(), exitCode: error.exitCode };
  }
}

async function testInstance(
  loaded: Loaded,
  instance: TypedInstance,
  options: TestOptions,
  interrupt: Interrupt,
  terminal: Terminal,
): Promise<Tested> {
  const settings: Settings = { set: new Map() };
  const before = performance.now();
  const limit = wantedLimit(instance);
  const progress = progressOn(terminal, options.progress);
  const outcome = await solveInstance({
    loaded,
    instance,
    settings,
    options,
    limit: limit.keep,
    countOnly: limit.countOnly,
    interrupt,
    progress,
    deadline: options.timeout === undefined ? undefined : before + 1000 * options.timeout,
  });
  const base = {
    file: loaded.file,
    instance: instance.name,
    puzzle: instance.puzzle.name,
    title: titleOf(instance),
    sources: loaded.host.sources,
    milliseconds: performance.now() - before,
  };
  if (outcome.status === "error") {
    return { ...base, verdict: "failed", diagnostics: outcome.diagnostics, exitCode: exitCodes.errors };
  }
  const said = instance.expect !== undefined || instance.solution !== undefined;
  const failures = [
    ...expectDiagnostics(instance, outcome),
    ...(await solutionDiagnostics(instance, outcome, { loaded, settings, options, interrupt })),
  ];
  const diagnostics = [...outcome.diagnostics, ...failures];
  if (failures.length > 0) return { ...base, verdict: "failed", diagnostics, exitCode: exitCodes.errors };
  const stopped = outcome.exitCode === exitCodes.unknown || outcome.exitCode === exitCodes.interrupted;
  if (stopped) {
    return { ...base, verdict: "unknown", reason: outcome.reason, diagnostics, exitCode: outcome.exitCode };
  }
  return { ...base, verdict: said ? "held" : "unexpected", diagnostics, exitCode: exitCodes.answered };
}

function printTested(tested: Tested, terminal: Terminal): void {
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

function printSummary(tested: readonly Tested[], terminal: Terminal): void {
  const number = (verdict: Verdict): number => tested.filter((each) => each.verdict === verdict).length;
  const parts = [`${number("held")} held`, `${number("failed")} failed`];
  if (number("unknown") > 0) parts.push(`${number("unknown")} not known`);
  const silent = tested.filter((each) => each.verdict === "unexpected" && each.title !== each.file).length;
  if (silent > 0) parts.push(`${silent} without expectation`);
  terminal.out.write(`${parts.join(", ")}\n`);
}

function testedJson(tested: Tested): JsonObject {
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

/** `ecpc check FILE…`: diagnostics only. Instances are compiled too, so that mistakes in their data are found. */

import {
  compileInstance,
  type Diagnostic,
  diagnose,
  diagnosticJson,
  type JsonObject,
  type Settings,
  spanOf,
  timeIsUp,
} from "@ecp/compiler";
import { type Bounds, bounded, boundsOf, TimeIsUp } from "../bounded.js";
import { clock } from "../clock.js";
import { CommandError } from "../command-error.js";
import { type ExitCode, exitCodes, worstOf } from "../exit-codes.js";
import { type Loaded, loadMended } from "../input/load.js";
import { codeOf } from "../report/limits.js";
import { layOut } from "../report/plain-json.js";
import { hasErrors, printDiagnostics, sortDiagnostics } from "../report/print-diagnostics.js";
import { settingsOf } from "../solving/options.js";
import type { Noting } from "../solving/watch.js";
import type { Terminal } from "../terminal.js";

export interface CheckOptions {
  readonly json?: boolean;
  readonly format: "text" | "json";
  readonly set: readonly string[];
  /** Seconds, for all files together. */
  readonly timeout?: number;
  readonly watch?: boolean;
}

/** A parameter that a person would be asked for is no mistake of the file. */
const isQuestion = (code: string): boolean => code === "ECP4101";

function diagnosticsOf({ analysis, host }: Loaded, settings: Settings): readonly Diagnostic[] {
  if (hasErrors(analysis.diagnostics)) return analysis.diagnostics;
  const ofInstances = analysis.typed.instances.flatMap((instance) =>
    compileInstance(analysis.typed, instance, settings, host).diagnostics.filter(
      ({ code }) => !isQuestion(code),
    ),
  );
  return [...analysis.diagnostics, ...ofInstances];
}

export async function check(
  files: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (options.watch !== true) return checkOnce(files, options, terminal);
  const { watchFiles } = await import("../solving/watch.js");
  return watchFiles(files, terminal, async (noting) => checkOnce(files, options, terminal, noting));
}

async function checkOnce(
  files: readonly string[],
  options: CheckOptions,
  terminal: Terminal,
  noting: Noting = () => {},
): Promise<ExitCode> {
  const json: JsonObject[] = [];
  const codes: ExitCode[] = [];
  const bounds = boundsOf(options);
  const { deadline } = bounds;
  const settings: Settings = {
    set: settingsOf(options.set),
    expired: () => deadline !== undefined && clock() >= deadline,
  };
  for (const file of files) {
    const found = await checkFile(file, settings, bounds, noting);
    if (options.json === true || options.format === "json") {
      json.push(...sortDiagnostics(found.diagnostics).map((each) => diagnosticJson(each, found.sources)));
    } else printDiagnostics(found.diagnostics, found.sources, terminal);
    codes.push(found.code);
  }
  if (options.json === true || options.format === "json") {
    terminal.out.write(`${layOut({ diagnostics: json })}\n`);
  }
  return worstOf(codes);
}

async function checkFile(file: string, settings: Settings, bounds: Bounds, noting: Noting) {
  try {
    const loaded = await loadMended(file, bounds);
    const diagnostics = bounded(bounds, () => diagnosticsOf(loaded, settings));
    noting(loaded.host.asked);
    return { diagnostics, sources: loaded.host.sources, code: codeOf(diagnostics) };
  } catch (error) {
    if (error instanceof TimeIsUp) {
      const diagnostics = [diagnose(timeIsUp, spanOf(file, 0, 0), {})];
      return { diagnostics, sources: new Map(), code: exitCodes.unknown };
    }
    if (!(error instanceof CommandError)) throw error;
    return { diagnostics: error.diagnostics, sources: new Map(), code: error.exitCode };
  }
}

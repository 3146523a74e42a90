/** The start of solving, counting and testing: the file is read and free of errors, the instances are chosen, the clock runs. */

import type { Settings, TypedInstance } from "@ecp/compiler";
import { deadlineOf, TimeIsUp } from "../bounded.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { askAt } from "../input/ask.js";
import { type Broken, brokenInstances } from "../input/broken-instances.js";
import { chooseInstances, type Loaded, loadMended } from "../input/load.js";
import { resultStream } from "../output/result-stream.js";
import { codeOf } from "../report/limits.js";
import { hasErrors, printDiagnostics } from "../report/print-diagnostics.js";
import { errorResult, printJson, toJson } from "../report/results.js";
import type { Stream, Terminal } from "../terminal.js";
import { BYTES_PER_ENTRY } from "../thresholds.js";
import { type Interrupt, makeInterrupt } from "./interrupt.js";
import { bytesOf, formatOf, type SolvingOptions, settingsOf } from "./options.js";

export interface Session {
  readonly loaded: Loaded;
  readonly instances: readonly TypedInstance[];
  /** There are others besides the one that is answered. */
  readonly several: boolean;
  /** Those of them that have mistakes. */
  readonly broken: Broken;
  /** There were mistakes that are none of theirs, and have been said: of instances that are no instances of anything. */
  readonly lost: boolean;
  readonly settings: Settings;
  readonly interrupt: Interrupt;
  readonly deadline: number | undefined;
  /** Where results go. */
  readonly results: Stream;
}

export function compilerSettings(options: SolvingOptions, terminal: Terminal): Settings {
  const bytes = bytesOf(options);
  return {
    set: settingsOf(options.set),
    ask: askAt(terminal),
    ...(bytes === undefined ? {} : { entryLimit: Math.ceil(bytes / BYTES_PER_ENTRY) }),
  };
}

/**
 * An exit code where there is nothing to go on with: the diagnostics are printed then. `goOn`: mistakes in some of several instances are left to
 * whoever comes to those instances.
 */
export async function openSession(
  file: string,
  name: string | undefined,
  options: SolvingOptions,
  terminal: Terminal,
  goOn = false,
  noting: (files: Iterable<string>) => void = () => {},
): Promise<Session | ExitCode> {
  const format = formatOf(options);
  const settings = compilerSettings(options, terminal);
  const deadline = deadlineOf(options);
  const loaded = await loadOrEnd(file, deadline, options, terminal);
  if (typeof loaded === "number") return loaded;
  const { diagnostics } = loaded.analysis;
  noting(loaded.host.asked);
  const broken = goOn ? brokenInstances(loaded.analysis) : undefined;
  const starts = new Set(loaded.analysis.typed.instances.map(({ span }) => span.start));
  const ofNone = [...(broken ?? [])].flatMap(([start, own]) => (starts.has(start) ? [] : own));
  const own = new Set([...(broken?.values() ?? [])].flat());
  const said = diagnostics.filter((each) => !own.has(each) || ofNone.includes(each));
  printDiagnostics(said, loaded.host.sources, terminal);
  if (hasErrors(said.filter((each) => !own.has(each)))) {
    if (format === "json" || format === "ndjson") {
      printJson(toJson([errorResult(loaded)]), format, resultStream(terminal, options.output));
    }
    return codeOf(diagnostics);
  }
  const instances = chooseInstances(loaded, name);
  return {
    loaded,
    instances,
    several: instances.length > 1,
    broken: broken ?? new Map(),
    lost: ofNone.length > 0,
    settings,
    interrupt: makeInterrupt(),
    deadline,
    results: resultStream(terminal, options.output),
  };
}

/** Exit code 3 where it cannot be read and checked in time, which is said. */
async function loadOrEnd(
  file: string,
  deadline: number | undefined,
  options: SolvingOptions,
  terminal: Terminal,
): Promise<Loaded | ExitCode> {
  const format = formatOf(options);
  try {
    return await loadMended(file, { deadline, timeout: options.timeout });
  } catch (error) {
    if (!(error instanceof TimeIsUp) || (format !== "json" && format !== "ndjson")) throw error;
    const result = {
      file,
      instance: undefined,
      puzzle: undefined,
      status: "unknown",
      reason: error.message,
    } as const;
    printJson(toJson([result]), format, resultStream(terminal, options.output));
    return exitCodes.unknown;
  }
}

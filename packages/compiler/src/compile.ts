/**
 * The pipeline, on one page. Each step is a pure function from one representation to the next; files, terminals, clocks and editors are
 * the caller's business.
 */

import type { File } from "./ast.js";
import { check } from "./check/check.js";
import { type Diagnostic, type Outcome, saysError } from "./diagnostics/diagnostic.js";
import { oneForEachMistake } from "./diagnostics/one-mistake.js";
import { groundInstance } from "./ground/instance/ground-instance.js";
import type { GroundingSettings } from "./ground/settings.js";
import type { Ground } from "./ground.js";
import type { Host } from "./host.js";
import { type Lowered, lowerGround } from "./lower/lower.js";
import { withGuards } from "./phrases/guards.js";
import { mendData } from "./phrases/mend-data.js";
import { resolve } from "./resolve/resolve.js";
import type { Resolved } from "./resolved.js";
import type { LineMemory } from "./syntax/lines/line-memory.js";
import { parse } from "./syntax/parse.js";
import { makeSource, type Source } from "./text/source.js";
import type { SoundInstance, Typed, TypedInstance } from "./typed.js";

export interface Analysis {
  readonly source: Source;
  readonly file: File;
  readonly resolved: Resolved;
  readonly typed: Typed;
  /** Of all steps, one for each mistake, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
  /** All that the steps have to say: that too which follows from something else. */
  readonly all: readonly Diagnostic[];
}

/** Text → typed puzzles and instances. Always a value; whether it can be solved is said by the diagnostics. */
export function analyse(file: string, text: string, host: Host, memory?: LineMemory): Analysis {
  const source = makeSource(file, text);
  const parsed = parse(source, memory);
  const resolved = resolve(source, parsed.value, host);
  const typed = check(resolved.value);
  const all = [...parsed.diagnostics, ...resolved.diagnostics, ...typed.diagnostics];
  const diagnostics = oneForEachMistake(source, all);
  diagnostics.sort((a, b) => a.span.start - b.span.start);
  return { source, file: parsed.value, resolved: resolved.value, typed: typed.value, diagnostics, all };
}

/** The outcome for an instance: a problem to search, or the errors in the way. */
export interface Compiled {
  readonly ground?: Ground;
  readonly lowered?: Lowered;
  readonly diagnostics: readonly Diagnostic[];
}

/** Takes each instance for sound: for variants of a sound one that have no text of their own (rules left out, other data). */
export const withSoundVariants = (typed: Typed): Typed => ({
  ...typed,
  isSoundInstance: (instance): instance is SoundInstance => true,
});

/** Typed instance → exact cover problem; nothing where its text has errors (`typed.isSoundInstance`). `begun`: what is searched instead, with entries of a person. */
export function compileInstance(
  typed: Typed,
  instance: TypedInstance,
  settings: GroundingSettings,
  host: Host,
  begun: (ground: Ground) => Ground = (ground) => ground,
): Compiled {
  const { ground, diagnostics } = groundOfInstance(typed, instance, settings, host);
  if (ground === undefined) return { diagnostics };
  const lowered = lowerGround(begun(ground), settings);
  return {
    ground,
    diagnostics: [...diagnostics, ...lowered.diagnostics],
    ...(lowered.value === undefined ? {} : { lowered: lowered.value }),
  };
}

/** The same without the exact cover problem. */
export function groundOfInstance(
  typed: Typed,
  instance: TypedInstance,
  settings: GroundingSettings,
  host: Host,
): Omit<Compiled, "lowered"> {
  if (!typed.isSoundInstance(instance)) return { diagnostics: [] };
  const { value: ground, diagnostics }: Outcome<Ground | undefined> = groundInstance(
    instance,
    settings,
    host,
  );
  const source = instance.resolved?.source;
  if (ground !== undefined) return { ground, diagnostics };
  if (source === undefined) return { diagnostics };
  const isRight = (text: string): boolean => !analyse(source.file, text, host).diagnostics.some(saysError);
  const at = typed.instances.indexOf(instance);
  const isCompiled = (text: string): boolean => {
    const again = analyse(source.file, text, host);
    const same = again.typed.instances[at];
    if (same === undefined || !again.typed.isSoundInstance(same)) return false;
    return groundInstance(same, settings, host).value !== undefined;
  };
  const inData = at < 0 ? diagnostics : mendData(source, diagnostics, isCompiled);
  return { diagnostics: withGuards(source, inData, isRight) };
}

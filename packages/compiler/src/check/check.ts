/**
 * IR 2 → IR 3: types, what is known before solving, sugar and coercions made plain. Checks every puzzle of the file, and of others those
 * that an instance uses. Never throws on what a user wrote: what is wrong is reported once, has type `error` from there on, and stays quiet.
 */
import type { Diagnostic, Outcome } from "../diagnostics/diagnostic.js";
import type { Resolved, ResolvedPuzzle } from "../resolved.js";
import type { Sound, SoundInstance, Typed, TypedInstance, TypedPuzzle } from "../typed.js";
import { checkPuzzle } from "./check-puzzle.js";
import type { CheckedPuzzle } from "./declarations/checked-puzzle.js";
import { checkInstance, needsNoData } from "./declarations/instances.js";
import type { DiagnosticSink } from "./types/context.js";
import { readSignatures } from "./types/signatures.js";

export function check(resolved: Resolved): Outcome<Typed> {
  const signatures = readSignatures();
  const collected = new Map<string, Diagnostic>();
  const failures = new Map<TypedPuzzle, () => boolean>();
  const checked = new Map<ResolvedPuzzle, CheckedPuzzle>();
  const checkOnce = (puzzle: ResolvedPuzzle): CheckedPuzzle => {
    const before = checked.get(puzzle);
    if (before !== undefined) return before;
    const sink = makeSink(collected);
    const result = checkPuzzle(puzzle, resolved.sources, signatures, sink);
    failures.set(result.puzzle, () => sink.failed() || !puzzle.sound);
    checked.set(puzzle, result);
    return result;
  };
  for (const puzzle of resolved.own) checkOnce(puzzle);
  const instances: TypedInstance[] = resolved.instances.map((instance) =>
    checkInstance(instance, checkOnce(instance.puzzle), makeSink(collected)),
  );
  const used = new Set(resolved.instances.map(({ puzzle }) => puzzle));
  for (const puzzle of resolved.own) {
    if (!used.has(puzzle) && needsNoData(puzzle.lines)) instances.push(unnamedInstance(checkOnce(puzzle)));
  }
  instances.sort((a, b) => a.span.start - b.span.start);
  const isSound = (puzzle: TypedPuzzle): puzzle is Sound => failures.get(puzzle)?.() === false;
  return {
    value: {
      types: new Map([...checked.values()].flatMap(({ context }) => [...context.types])),
      puzzles: [...checked.values()].map(({ puzzle }) => puzzle),
      isSound,
      isSoundInstance: (instance): instance is SoundInstance => instance.sound && isSound(instance.puzzle),
      instances,
    },
    diagnostics: [...collected.values()],
  };
}

const unnamedInstance = ({ puzzle }: CheckedPuzzle): TypedInstance => ({
  sound: true,
  resolved: undefined,
  puzzle,
  span: puzzle.resolved.puzzle.span,
  arguments: [],
  data: [],
  fixes: [],
});

/** Lines that several puzzles share, and functions that are checked for several types, would say the same again. */
function makeSink(collected: Map<string, Diagnostic>): DiagnosticSink {
  let failed = false;
  return {
    add: (diagnostic) => {
      if (diagnostic.severity === "error") failed = true;
      const { file, start, end } = diagnostic.span;
      const key = `${diagnostic.code} ${start} ${end} ${file}`;
      if (!collected.has(key)) collected.set(key, diagnostic);
    },
    failed: () => failed,
    fail: () => {
      failed = true;
    },
  };
}

/**
 * Diagnostics of rules on the board of an instance (a clue that is read where there is none, a bound that cannot hold): found by expanding
 * them, which takes from one to some hundred milliseconds. Kept by what the instance means (its `key`), so that an edit costs only the
 * instances that it touches.
 */

import type { Diagnostic, Ground, Outcome, PatternMark, Span } from "@ecp/compiler";
import { groundWhole, type InstanceReading, type Snapshot } from "./snapshot.js";
import { compilePatience, mostKept } from "./thresholds.js";

export interface Compiled {
  /** How long it would take to compile what is not known yet, in milliseconds, as far as the last time tells. */
  readonly estimate: (snapshot: Snapshot) => number;
  /** The first instance that is not known yet. */
  readonly missing: (snapshot: Snapshot) => InstanceReading | undefined;
  readonly compile: (snapshot: Snapshot, reading: InstanceReading) => void;
  /** For all instances: of those not compiled yet, what their data alone say. */
  readonly diagnostics: (snapshot: Snapshot) => readonly Diagnostic[];
  /** How many ways there are to choose from, of an instance that was compiled. */
  readonly options: (reading: InstanceReading) => number | undefined;
  /** The rules that patterns took or read, of an instance that was compiled. */
  readonly patterns: (reading: InstanceReading) => readonly PatternMark[] | undefined;
}

/** For an instance never seen before: the checker's diagnostics do not wait for it. */
const unseen = Number.POSITIVE_INFINITY;

/** A diagnostic with its places told from the sections they are in, which may have moved since. */
interface Known {
  readonly said: readonly Kept[];
  readonly options?: number;
  readonly patterns?: readonly { readonly pattern: PatternMark["pattern"]; readonly place: Place }[];
}

interface Kept {
  readonly diagnostic: Diagnostic;
  readonly places: readonly Place[];
}

interface Place {
  /** For its own file: `instance`, or the number of a section of its puzzle; else the place is where it is. */
  readonly section: "instance" | number | "elsewhere";
  readonly start: number;
  readonly end: number;
  readonly file: string;
}

/** `onFailure`: compiling an instance threw, which is a mistake of the compiler's own. The instance then has the diagnostics of its data alone. */
export function makeCompiled(now: () => number, onFailure: (error: unknown) => void): Compiled {
  const known = new Map<string, Known>();
  const costs = new Map<string, number>();
  const placeOf = (snapshot: Snapshot, reading: InstanceReading): string => `${snapshot.name}\0${reading.id}`;
  const isKnown = (reading: InstanceReading): boolean => known.has(reading.key());

  const compileOr = (compile: () => Outcome<Ground | undefined>, reading: InstanceReading) => {
    try {
      return compile();
    } catch (error) {
      onFailure(error);
      return { value: undefined, diagnostics: reading.data().diagnostics };
    }
  };

  return {
    estimate: (snapshot) =>
      snapshot.instances
        .filter((reading) => !isKnown(reading))
        .reduce((sum, reading) => sum + (costs.get(placeOf(snapshot, reading)) ?? unseen), 0),
    missing: (snapshot) => snapshot.instances.find((reading) => !isKnown(reading)),
    compile: (snapshot, reading) => {
      const before = now();
      const { value: ground, diagnostics } = compileOr(
        () => groundWhole(snapshot, reading.instance, () => now() - before > compilePatience),
        reading,
      );
      costs.set(placeOf(snapshot, reading), now() - before);
      const kept = diagnostics.filter(({ code }) => !code.startsWith("ECP5"));
      // Only what the newest texts hold is worth keeping; some of old ones does no harm.
      if (known.size > mostKept) {
        const wanted = new Set(snapshot.instances.map((each) => each.key()));
        for (const key of known.keys()) if (!wanted.has(key)) known.delete(key);
      }
      known.set(reading.key(), {
        said: kept.map((diagnostic) => keep(snapshot, reading, diagnostic)),
        ...(ground === undefined
          ? {}
          : {
              options: optionsOf(ground),
              patterns: ground.patterns.map(({ pattern, span }) => ({
                pattern,
                place: placeIn(snapshot, reading, span),
              })),
            }),
      });
    },
    options: (reading) => known.get(reading.key())?.options,
    patterns: (reading) =>
      known
        .get(reading.key())
        ?.patterns?.map(({ pattern, place }) => ({ pattern, span: spanAt(reading, place) })),
    diagnostics: (snapshot) =>
      snapshot.instances.flatMap((reading) => {
        const kept = known.get(reading.key());
        return kept === undefined
          ? reading.data().diagnostics
          : kept.said.map((each) => restore(reading, each));
      }),
  };
}

/** Values of variables, placements of pieces, options of a cover. */
const optionsOf = ({ variables, placements, options, candidates }: Ground): number =>
  variables.reduce((sum, { domain }) => sum + domain.length, 0) +
  placements.length +
  options.length +
  candidates.length;

const spansOf = ({ span, related, fix }: Diagnostic): readonly Span[] => [
  span,
  ...related.map((each) => each.span),
  ...(fix?.edits.map((each) => each.span) ?? []),
];

const keep = (snapshot: Snapshot, reading: InstanceReading, diagnostic: Diagnostic): Kept => ({
  diagnostic,
  places: spansOf(diagnostic).map((span) => placeIn(snapshot, reading, span)),
});

function placeIn(snapshot: Snapshot, reading: InstanceReading, span: Span): Place {
  const { instance } = reading;
  const sections = reading.sections();
  const { file } = span;
  const from = (section: Place["section"], base: number): Place => ({
    section,
    start: span.start - base,
    end: span.end - base,
    file,
  });
  if (file !== snapshot.name) return from("elsewhere", 0);
  if (instance.span.start <= span.start && span.end <= instance.span.end)
    return from("instance", instance.span.start);
  const index = sections.findIndex(({ start, end }) => start <= span.start && span.end <= end);
  return index < 0 ? from("elsewhere", 0) : from(index, sections[index]?.start ?? 0);
}

function spanAt(reading: InstanceReading, { section, start, end, file }: Place): Span {
  const base =
    section === "elsewhere"
      ? 0
      : section === "instance"
        ? reading.instance.span.start
        : (reading.sections()[section]?.start ?? 0);
  return { file, start: base + start, end: base + end };
}

function restore(reading: InstanceReading, { diagnostic, places }: Kept): Diagnostic {
  const at = (index: number, span: Span): Span => {
    const place = places[index];
    return place === undefined ? span : spanAt(reading, place);
  };
  const { related, fix } = diagnostic;
  return {
    ...diagnostic,
    span: at(0, diagnostic.span),
    related: related.map((each, i) => ({ ...each, span: at(1 + i, each.span) })),
    ...(fix === undefined
      ? {}
      : {
          fix: {
            ...fix,
            edits: fix.edits.map((each, i) => ({ ...each, span: at(1 + related.length + i, each.span) })),
          },
        }),
  };
}

/**
 * A text at one moment, and all that is known of it. Nothing in it ever changes; what takes long is found out when it is first asked for.
 * Capabilities are functions of it.
 */

import {
  type Analysis,
  analyse,
  type Diagnostic,
  type Ground,
  groundInstance,
  type Host,
  type LineMemory,
  type LineTree,
  type Outcome,
  once,
  oncePerKey,
  type ResolvedPuzzle,
  readInstance,
  readLineTree,
  type Source,
  type Span,
  type TypedInstance,
} from "@ecp/compiler";
import { mended } from "@ecp/compiler/mending";
import { collectNames, type NamePlace } from "./names.js";
import { entryLimit } from "./thresholds.js";

export interface Snapshot {
  /** The name of the file: see addresses.ts. */
  readonly name: string;
  readonly version: number;
  readonly source: Source;
  readonly analysis: Analysis;
  /** All files that were read for it, by name: those of `use`, and tables. */
  readonly sources: ReadonlyMap<string, Source>;
  /** A file that it needs has been asked for and is not there yet: what is said to be missing may only be late. */
  readonly waiting: boolean;
  /** The host through which the compiler read other files. */
  readonly host: Host;
  readonly names: () => readonly NamePlace[];
  readonly lines: () => LineTree;
  readonly instances: readonly InstanceReading[];
}

export interface InstanceReading {
  /** As protocol.ts says of `InstanceInfo.id`. */
  readonly id: string;
  readonly instance: TypedInstance;
  /**
   * All that it means depends on: its own text, that of its puzzle, the files that are used. Where keys are equal the answers are, wherever
   * the instance stands.
   */
  readonly key: () => string;
  /** The sections of the text that hold the lines of its puzzle, in their order. */
  readonly sections: () => readonly Span[];
  /** The board and the givens; undefined where rules or data are wrong. */
  readonly data: () => { readonly ground: Ground | undefined; readonly diagnostics: readonly Diagnostic[] };
  /** The same with the conditions that the rules come to; undefined also where these are too many for an editor. */
  readonly rules: () => Ground | undefined;
}

/** With all that its rules say. */
export function groundWhole(
  { analysis, host }: Pick<Snapshot, "analysis" | "host">,
  instance: TypedInstance,
  expired: () => boolean = () => false,
): Outcome<Ground | undefined> {
  const { typed } = analysis;
  if (!typed.isSoundInstance(instance)) return { value: undefined, diagnostics: [] };
  return groundInstance(instance, { set: new Map(), entryLimit, expired }, host);
}

/** A host that remembers what it has read. */
export interface RecordingHost extends Host {
  readonly sources: ReadonlyMap<string, Source>;
  readonly waiting: () => boolean;
}

/** Files as they were read for a snapshot, for another of nearly the same text. */
export const recordingOf = (snapshot: Snapshot): RecordingHost => ({
  read: snapshot.host.read,
  sources: snapshot.sources,
  waiting: () => false,
});

/** `memory`: of earlier versions of the text, so that only the lines that are new are read. */
export function makeSnapshot(
  name: string,
  version: number,
  text: string,
  host: RecordingHost,
  memory?: LineMemory,
): Snapshot {
  const analysis = mended(analyse(name, text, host, memory), host);
  const { typed, source } = analysis;
  const otherFiles = once(() => [...host.sources].flatMap(([file, each]) => [file, each.text]).join("\0"));
  const sectionsOf = oncePerKey((puzzle: ResolvedPuzzle) => sectionsOfPuzzle(analysis, puzzle));
  const instances = typed.instances.map((instance, index): InstanceReading => {
    const { puzzle } = instance;
    return {
      id: identify(typed.instances, index),
      instance,
      sections: () => sectionsOf(puzzle.resolved),
      key: once(() =>
        [...sectionsOf(puzzle.resolved), instance.span]
          .map(({ start, end }) => source.text.slice(start, end))
          .concat(otherFiles())
          .join("\0"),
      ),
      data: once(() =>
        unlessFailing({ ground: undefined, diagnostics: [] }, () => {
          if (!typed.isSoundInstance(instance)) return { ground: undefined, diagnostics: [] };
          const { value, diagnostics } = readInstance(instance, { set: new Map() }, host);
          return { ground: value, diagnostics };
        }),
      ),
      rules: once(() => unlessFailing(undefined, () => groundWhole({ analysis, host }, instance).value)),
    };
  });
  return {
    name,
    version,
    source,
    analysis,
    sources: host.sources,
    waiting: host.waiting(),
    host,
    names: once(() => collectNames(analysis)),
    lines: once(() => readLineTree(text)),
    instances,
  };
}

/**
 * A mistake of the compiler's own in one instance leaves all else of the text as it is. Nobody is told of it here, since `makeCompiled`
 * compiles each instance and reports it.
 */
function unlessFailing<Value>(otherwise: Value, work: () => Value): Value {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Its own, and those whose lines it takes in. */
function sectionsOfPuzzle({ file, source }: Analysis, { puzzle, lines }: ResolvedPuzzle): readonly Span[] {
  const places = [puzzle.span, ...lines.map(({ span }) => span)].filter((span) => span.file === source.file);
  return file.sections
    .filter(({ kind }) => kind !== "instance")
    .map(({ span }) => span)
    .filter(({ start, end }) => places.some((place) => start <= place.start && place.end <= end));
}

function identify(instances: readonly TypedInstance[], index: number): string {
  const called = (instance: TypedInstance | undefined): string =>
    instance?.name ?? instance?.puzzle.name ?? "";
  const name = called(instances[index]);
  const before = instances.slice(0, index).filter((each) => called(each) === name).length;
  return before === 0 ? name : `${name} #${before + 1}`;
}

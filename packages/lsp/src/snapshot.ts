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
  type LineTree,
  type Outcome,
  readInstance,
  readLines,
  type Source,
  type TypedInstance,
} from "@ecp/compiler";
import { collectNames, type NamePlace } from "./names.js";
import { once } from "./once.js";

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
  /** What the compiler read other files through. */
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
   * All that it means depends on: its own text, the puzzles of the file, the files that are used. Where keys are equal the answers are,
   * wherever the instance stands.
   */
  readonly key: () => string;
  /** The board and the givens; undefined where rules or data are wrong. */
  readonly data: () => { readonly ground: Ground | undefined; readonly diagnostics: readonly Diagnostic[] };
  /** The same with the conditions that the rules come to; undefined also where these are too many for an editor. */
  readonly rules: () => Ground | undefined;
}

/** So many entries an instance may have before the editor leaves it to those who solve it: about a tenth of a second. */
const entryLimit = 300_000;

/** With all that its rules say. */
export function groundWhole(
  { analysis, host }: Pick<Snapshot, "analysis" | "host">,
  instance: TypedInstance,
): Outcome<Ground | undefined> {
  const { typed } = analysis;
  if (!typed.isSound(instance.puzzle)) return { value: undefined, diagnostics: [] };
  return groundInstance(instance.puzzle, instance, { set: new Map(), entryLimit }, host);
}

/** A host that remembers what it has read. */
export interface RecordingHost extends Host {
  readonly sources: ReadonlyMap<string, Source>;
  readonly waiting: () => boolean;
}

export function makeSnapshot(name: string, version: number, text: string, host: RecordingHost): Snapshot {
  const analysis = analyse(name, text, host);
  const { typed, source } = analysis;
  const common = once(() => commonText(analysis, host.sources));
  const instances = typed.instances.map((instance, index): InstanceReading => {
    const { puzzle } = instance;
    return {
      id: identify(typed.instances, index),
      instance,
      key: () => `${common()}\0${source.text.slice(instance.span.start, instance.span.end)}`,
      data: once(() => {
        if (!typed.isSound(puzzle)) return { ground: undefined, diagnostics: [] };
        const { value, diagnostics } = readInstance(puzzle, instance, { set: new Map() }, host);
        return { ground: value, diagnostics };
      }),
      rules: once(() => groundWhole({ analysis, host }, instance).value),
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
    lines: once(() => readLines(text)),
    instances,
  };
}

/** Everything but the instances. */
function commonText({ file, source }: Analysis, sources: ReadonlyMap<string, Source>): string {
  const own = file.sections.flatMap(({ kind, span }) =>
    kind === "instance" ? [] : [source.text.slice(span.start, span.end)],
  );
  return [...own, ...[...sources].flatMap(([name, { text }]) => [name, text])].join("\0");
}

function identify(instances: readonly TypedInstance[], index: number): string {
  const called = (instance: TypedInstance | undefined): string =>
    instance?.name ?? instance?.puzzle.name ?? "";
  const name = called(instances[index]);
  const before = instances.slice(0, index).filter((each) => called(each) === name).length;
  return before === 0 ? name : `${name} #${before + 1}`;
}

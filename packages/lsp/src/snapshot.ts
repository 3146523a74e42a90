/**
 * A text at one moment, and all that is known of it. Nothing in it ever changes; what takes long is found out when it is first asked for.
 * Capabilities are functions of it.
 */
import {
  type Analysis,
  analyse,
  type Diagnostic,
  type Ground,
  type Host,
  type LineTree,
  readInstance,
  readLines,
  type Source,
  type TypedInstance,
} from "@ecp/compiler";
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
  readonly lines: () => LineTree;
  readonly instances: readonly InstanceReading[];
}

export interface InstanceReading {
  /** As protocol.ts says of `InstanceInfo.id`. */
  readonly id: string;
  readonly instance: TypedInstance;
  /** The board and the givens; undefined where rules or data are wrong. */
  readonly data: () => { readonly ground: Ground | undefined; readonly diagnostics: readonly Diagnostic[] };
}

/** A host that remembers what it has read. */
export interface RecordingHost extends Host {
  readonly sources: ReadonlyMap<string, Source>;
  readonly waiting: () => boolean;
}

export function makeSnapshot(name: string, version: number, text: string, host: RecordingHost): Snapshot {
  const analysis = analyse(name, text, host);
  const { typed, source } = analysis;
  const instances = typed.instances.map((instance, index): InstanceReading => {
    const { puzzle } = instance;
    return {
      id: identify(typed.instances, index),
      instance,
      data: once(() => {
        if (!typed.isSound(puzzle)) return { ground: undefined, diagnostics: [] };
        const { value, diagnostics } = readInstance(puzzle, instance, { set: new Map() }, host);
        return { ground: value, diagnostics };
      }),
    };
  });
  return {
    name,
    version,
    source,
    analysis,
    sources: host.sources,
    waiting: host.waiting(),
    lines: once(() => readLines(text)),
    instances,
  };
}

function identify(instances: readonly TypedInstance[], index: number): string {
  const called = (instance: TypedInstance | undefined): string =>
    instance?.name ?? instance?.puzzle.name ?? "";
  const name = called(instances[index]);
  const before = instances.slice(0, index).filter((each) => called(each) === name).length;
  return before === 0 ? name : `${name} #${before + 1}`;
}

/** The instances of a text, as requests name them. */
import { fractionText, type TypedInstance } from "@ecp/compiler";
import { extentOf } from "./places.js";
import type { InstanceInfo } from "./protocol.js";
import type { InstanceReading, Snapshot } from "./snapshot.js";

export function infoOf(snapshot: Snapshot, { id, instance }: InstanceReading): InstanceInfo {
  const expect = expectInWords(instance);
  return {
    id,
    ...(instance.name === undefined ? {} : { title: instance.name }),
    puzzle: instance.puzzle.name,
    range: extentOf(snapshot.source, instance.span),
    ...(expect === undefined ? {} : { expect }),
  };
}

export const readingOf = (snapshot: Snapshot, id: string): InstanceReading | undefined =>
  snapshot.instances.find((each) => each.id === id);

/** `Sudoku, “17 clues”` */
export function titleOf({ puzzle, name }: TypedInstance): string {
  const title = puzzle.title ?? puzzle.name;
  return name === undefined ? title : `${title}, “${name}”`;
}

function expectInWords({ expect }: TypedInstance): string | undefined {
  if (expect === undefined) return undefined;
  const { what } = expect;
  switch (what.of) {
    case "unique":
      return "unique";
    case "none":
      return "no solution";
    case "count":
      return `${what.count} solutions`;
    case "best":
      return `best ${fractionText(what.number)}`;
    default:
      return what satisfies never;
  }
}

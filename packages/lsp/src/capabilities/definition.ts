/** Finds where a name is declared; for a symbol in a map, the line of the legend or the declaration that gives it its meaning. */
import { type Span, spanOf } from "@ecp/compiler";
import { nameAt, thingOf } from "../names.js";
import { holds } from "../places.js";
import type { Snapshot } from "../snapshot.js";
import { linkAt } from "./links.js";
import { meaningOfSymbol, symbolAt } from "./map-symbols.js";
import { puzzleMeant, puzzleNames } from "./puzzle-names.js";

export function definition(
  snapshot: Snapshot,
  offset: number,
  snapshotOf: (file: string) => Snapshot | undefined,
): Span | undefined {
  const place = nameAt(snapshot.names(), offset);
  if (place !== undefined) return thingOf(place).at;
  const puzzle = puzzleNames(snapshot).find(({ name }) => holds(name.span, offset));
  if (puzzle !== undefined) return puzzleMeant(snapshot, puzzle, snapshotOf)?.name.span;
  const symbol = symbolAt(snapshot, offset);
  if (symbol !== undefined) return meaningOfSymbol(symbol);
  const link = linkAt(snapshot, offset);
  return link === undefined ? undefined : spanOf(link.file, 0, 0);
}

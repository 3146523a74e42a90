/** Where the cursor of the text is on the board, and where a cell of the board is in the text. */
import type { BoardCell, Extent, InstanceInfo, MapPlace, Place } from "@ecp/lsp";
import type { PreviewState } from "./state.js";

const isBefore = (a: Place, b: Place): boolean =>
  a.line < b.line || (a.line === b.line && a.character < b.character);

const holds = ({ start, end }: Extent, place: Place): boolean =>
  !isBefore(place, start) && !isBefore(end, place);

/** The cell whose symbol the place touches; of two that it stands between, the one that begins there. */
export function cellAt(cells: readonly BoardCell[], place: Place | undefined): BoardCell | undefined {
  if (place === undefined) return undefined;
  let touching: BoardCell | undefined;
  for (const cell of cells)
    for (const { range } of cell.places) {
      if (!holds(range, place)) continue;
      if (isBefore(place, range.end)) return cell;
      touching ??= cell;
    }
  return touching;
}

/** Where a cell stands in the map that is written into; in another, where that map does not have it. */
export function placeIn({ board, map }: PreviewState, name: string): MapPlace | undefined {
  const places = board?.cells.find((each) => each.name === name)?.places;
  return places?.find((place) => place.map === map) ?? places?.[0];
}

export function mapAt(cells: readonly BoardCell[], place: Place | undefined): string | undefined {
  if (place === undefined) return undefined;
  return cellAt(cells, place)?.places.find(({ range }) => holds(range, place))?.map;
}

export function instanceAt(
  instances: readonly InstanceInfo[],
  place: Place | undefined,
): InstanceInfo | undefined {
  return place === undefined ? undefined : instances.find(({ range }) => holds(range, place));
}

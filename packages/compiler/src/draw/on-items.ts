/**
 * Options chosen: the colours that they give to items which are places of the board are written there, the other options below the board. Where
 * options set layers that are drawn, these show them.
 */
import type { Ground, GroundOption, Place } from "../ground.js";
import type { Picture } from "../solution.js";
import { centreOf, type DrawingDraft } from "./draft.js";
import { textGlyph } from "./glyphs.js";
import { cornerPoint, edgePlaces, linkMiddle } from "./on-borders.js";
import type { Mark, Point } from "./scene.js";

/** Whether some option gives a colour to a place, so that the board shows more than that it has cells. */
export const coloursPlaces = (ground: Ground): boolean =>
  ground.options.some((option) => colouredPlaces(ground, option).length > 0);

type OnBoard = Extract<Place, { sort: unknown }>;

function colouredPlaces(
  ground: Ground,
  option: GroundOption,
): readonly { readonly place: OnBoard; readonly colour: string }[] {
  return option.items.flatMap(({ item, colour }) => {
    const [place, ...others] = ground.items[item]?.given ?? [];
    if (colour === undefined || others.length > 0 || typeof place !== "object" || !("sort" in place))
      return [];
    return isPlace(place) ? [{ place, colour }] : [];
  });
}

const isPlace = ({ sort }: OnBoard): boolean =>
  sort === "cell" || sort === "edge" || sort === "link" || sort === "corner";

const setDrawnLayers = ({ puzzle }: Ground): boolean =>
  puzzle.options.some(({ entries }) =>
    entries.some(({ target }) => target.kind === "layer" && puzzle.layers[target.layer]?.hidden === false),
  );

export function drawOptions(draft: DrawingDraft, { ground, solution }: Picture): void {
  if (solution === undefined || setDrawnLayers(ground)) return;
  const byName = new Map(ground.options.map((option) => [option.name, option]));
  const drawn = new Set<string>();
  for (const name of solution.options) {
    const option = byName.get(name);
    const coloured = option === undefined ? [] : colouredPlaces(ground, option);
    if (coloured.length === 0) draft.notes.push(name);
    for (const { place, colour } of coloured) {
      // Two options that share an item agree on its colour.
      const key = `${place.sort} ${place.element}`;
      if (!drawn.has(key)) write(draft, place, { glyph: textGlyph(colour), by: "found" });
      drawn.add(key);
    }
  }
}

function write(draft: DrawingDraft, { sort, element }: OnBoard, mark: Mark): void {
  if (sort === "cell") draft.cells[element]?.marks.push(mark);
  else for (const at of pointsOf(draft, sort, element)) draft.placed.push({ ...mark, at });
}

function pointsOf({ board }: DrawingDraft, sort: OnBoard["sort"], element: number): readonly Point[] {
  switch (sort) {
    case "edge":
      return edgePlaces(board, element).map(({ at }) => at);
    case "link":
      return linkMiddle(board, element);
    case "corner":
      return [cornerPoint(board, element)];
    case "cell":
      return [centreOf(board, element)];
    case "line":
    case "wedge":
    case "direction":
      return [];
    default:
      return sort satisfies never;
  }
}

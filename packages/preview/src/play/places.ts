/** The places of the board that a pointer or a key means, in half cells, as the server gives them. */
import type { PlayLayer, PlayPlace } from "@ecp/compiler";
import type { CellPlan, Spot } from "../element/cell-plan.js";
import type { CellShape } from "../element/cell-shape.js";

export interface PlacesOfLayer {
  /** The place that a pointer means, if it is near enough. */
  readonly near: (spot: Spot) => PlayPlace | undefined;
  /** For lines: the place between two cells. */
  readonly between: (from: CellShape, to: CellShape) => PlayPlace | undefined;
  /** Of values of cells. */
  readonly ofCell: (name: string) => PlayPlace | undefined;
  /** The nearest place in a direction, for the arrow keys. */
  readonly towards: (from: Spot, rows: number, columns: number) => PlayPlace | undefined;
}

export type Lying = Pick<PlayPlace, "at" | "ends">;

/** Where a place lies: twice, where it is between layers of the board. */
export const spotsOf = (place: PlayPlace): readonly Lying[] => [place, ...(place.also ?? [])];

/** So far from the middle of an edge, as a part of the way to its end and across it in half cells, a pointer still means it. */
const ALONG = 0.8;
const ACROSS = 0.45;
const AROUND = 0.75;

export function placesOf({ on, places }: PlayLayer, plan: CellPlan): PlacesOfLayer {
  const open = places.filter(({ isGiven }) => isGiven !== true);
  const byCell = new Map(on === "cell" ? open.map((place) => [place.name, place] as const) : []);
  const ofCell = (name: string): PlayPlace | undefined => byCell.get(name);
  const pair = (from: string, to: string): string => `${from} ${to}`;
  const byEnds = new Map(
    on !== "link"
      ? []
      : open.flatMap((place) => {
          const [from, to] = (place.ends ?? []).map((end) => plan.cellAt(end)?.name);
          if (from === undefined || to === undefined) return [];
          return [[pair(from, to), place] as const, [pair(to, from), place] as const];
        }),
  );
  const isNear = ({ at, ends }: Lying, [row, column]: Spot): boolean => {
    const [down, right] = [row - at[0], column - at[1]];
    if (ends === undefined) return Math.max(Math.abs(down), Math.abs(right)) <= AROUND;
    const [[fromRow, fromColumn], [toRow, toColumn]] = ends;
    const [rows, columns] = [toRow - fromRow, toColumn - fromColumn];
    const length = Math.hypot(rows, columns);
    const along = Math.abs(down * rows + right * columns) / length;
    const across = Math.abs(down * columns - right * rows) / length;
    return along <= Math.max((ALONG * length) / 2, ACROSS) && across <= ACROSS;
  };
  const distance = ({ at }: Lying, [row, column]: Spot): number => Math.hypot(at[0] - row, at[1] - column);
  return {
    near: (spot) => {
      if (on === "cell") return ofCell(plan.cellAt(spot)?.name ?? "");
      let best: PlayPlace | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const place of open)
        for (const lying of spotsOf(place)) {
          const far = distance(lying, spot);
          if (far < least && isNear(lying, spot)) [best, least] = [place, far];
        }
      return best;
    },
    between: (from, to) => byEnds.get(pair(from.name, to.name)),
    ofCell,
    towards: (from, rows, columns) => {
      let best: PlayPlace | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const place of open) {
        const [down, right] = [place.at[0] - from[0], place.at[1] - from[1]];
        const ahead = down * rows + right * columns;
        const aside = Math.abs(down * columns) + Math.abs(right * rows);
        if (ahead <= 0 || aside > ahead) continue;
        const cost = ahead + 2 * aside;
        if (cost < least) [best, least] = [place, cost];
      }
      return best;
    },
  };
}

/** Where on the board a pointer or a key means: places in half cells, as the server tells them. */
import type { PlayLayer, PlayPlace } from "@ecp/compiler";

export type Spot = readonly [row: number, column: number];

export interface PlacesOfLayer {
  /** The place that a pointer means, if it is near enough. */
  readonly near: (spot: Spot) => PlayPlace | undefined;
  /** Of lines: the place between two cells. */
  readonly between: (from: Spot, to: Spot) => PlayPlace | undefined;
  readonly at: (spot: Spot) => PlayPlace | undefined;
  /** The nearest place in a direction, for the arrow keys. */
  readonly towards: (from: PlayPlace, rows: number, columns: number) => PlayPlace | undefined;
  readonly first: () => PlayPlace | undefined;
}

/** So far from an edge, along it and across it, a pointer still means it. */
const ALONG = 0.8;
const ACROSS = 0.45;
const AROUND = 0.75;

export const centreOf = ([row, column]: Spot): Spot => [
  2 * Math.floor(row / 2) + 1,
  2 * Math.floor(column / 2) + 1,
];

const spotKey = ([row, column]: Spot): string => `${row} ${column}`;

export function placesOf({ on, places }: PlayLayer): PlacesOfLayer {
  const open = places.filter(({ isGiven }) => isGiven !== true);
  const byMiddle = new Map(open.map((place) => [spotKey(place.at), place]));
  const byEnds = new Map(
    open.flatMap((place) =>
      place.ends === undefined
        ? []
        : [
            [place.ends.map(spotKey).join(), place] as const,
            [place.ends.toReversed().map(spotKey).join(), place] as const,
          ],
    ),
  );
  const isNear = (place: PlayPlace, [row, column]: Spot): boolean => {
    const [down, right] = [Math.abs(row - place.at[0]), Math.abs(column - place.at[1])];
    if (place.ends === undefined) return Math.max(down, right) <= AROUND;
    const isLevel = place.ends[0][0] === place.ends[1][0];
    const [along, across] = isLevel ? [right, down] : [down, right];
    return along <= ALONG && across <= ACROSS;
  };
  const distance = ({ at }: PlayPlace, [row, column]: Spot): number =>
    Math.hypot(at[0] - row, at[1] - column);
  return {
    near: (spot) => {
      if (on === "cell") return byMiddle.get(spotKey(centreOf(spot)));
      let best: PlayPlace | undefined;
      for (const place of open)
        if (isNear(place, spot) && (best === undefined || distance(place, spot) < distance(best, spot)))
          best = place;
      return best;
    },
    between: (from, to) => byEnds.get([from, to].map(spotKey).join()),
    at: (spot) => byMiddle.get(spotKey(spot)),
    towards: (from, rows, columns) => {
      let best: PlayPlace | undefined;
      let least = Number.POSITIVE_INFINITY;
      for (const place of open) {
        const [down, right] = [place.at[0] - from.at[0], place.at[1] - from.at[1]];
        const ahead = down * rows + right * columns;
        const aside = Math.abs(down * columns) + Math.abs(right * rows);
        if (ahead <= 0 || aside > ahead) continue;
        const cost = ahead + 2 * aside;
        if (cost < least) [best, least] = [place, cost];
      }
      return best;
    },
    first: () => open[0],
  };
}

/** The cells that a pointer went through from one spot to another, neighbours one after the other. */
export function cellsBetween(from: Spot, to: Spot): readonly Spot[] {
  const cells: Spot[] = [];
  let [row, column] = centreOf(from);
  const [lastRow, lastColumn] = centreOf(to);
  while (row !== lastRow || column !== lastColumn) {
    const [down, right] = [lastRow - row, lastColumn - column];
    if (Math.abs(down) > Math.abs(right)) row += 2 * Math.sign(down);
    else column += 2 * Math.sign(right);
    cells.push([row, column]);
  }
  return cells;
}

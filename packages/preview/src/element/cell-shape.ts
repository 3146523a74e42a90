/** The outline of a cell, whatever form it has: all that is drawn over a cell follows it. In pixels of the drawing. */

export type Corner = readonly [x: number, y: number];

export interface CellShape {
  readonly name: string;
  /** In order, round the cell; no corner points inwards. */
  readonly corners: readonly Corner[];
  readonly middle: Corner;
  /** The largest upright square round the middle that the cell has room for. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function makeCellShape(name: string, corners: readonly Corner[]): CellShape {
  const mean = (at: 0 | 1): number => corners.reduce((sum, corner) => sum + corner[at], 0) / corners.length;
  const middle: Corner = [mean(0), mean(1)];
  const half = Math.min(
    ...sidesOf(corners).map(({ away, out: [x, y] }) => away(middle) / (Math.abs(x) + Math.abs(y))),
  );
  return { name, corners, middle, x: middle[0] - half, y: middle[1] - half, size: 2 * half };
}

/** The corners of what the compiler draws of a cell: a square, or a closed path of straight lines. */
export function cornersOf(shape: Element): readonly Corner[] {
  const number = (attribute: string): number => Number(shape.getAttribute(attribute));
  if (shape.localName === "rect") {
    const [x, y, width, height] = [number("x"), number("y"), number("width"), number("height")];
    return [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
  }
  // Behind the outline there may be holes, and parts that lie apart.
  const [outline = ""] = (shape.getAttribute("d") ?? "").split("Z", 1);
  const places = outline.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g);
  return Array.from(places, ([, x, y]): Corner => [Number(x), Number(y)]);
}

export interface Side {
  readonly from: Corner;
  readonly to: Corner;
  /** Of length 1, away from the cell. */
  readonly out: Corner;
  /** How far inside of it a point lies; less than 0 outside. */
  readonly away: (point: Corner) => number;
}

export function sidesOf(corners: readonly Corner[]): readonly Side[] {
  const area = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const turn = Math.sign(area);
  return corners.map((from, at): Side => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const out: Corner = [(turn * dy) / length, (-turn * dx) / length];
    return { from, to, out, away: ([x, y]) => out[0] * (from[0] - x) + out[1] * (from[1] - y) };
  });
}

/** A little outside still counts: coordinates are rounded. */
const NEARLY = 0.01;

export const holdsPoint = ({ corners }: CellShape, point: Corner): boolean =>
  sidesOf(corners).every(({ away }) => away(point) >= -NEARLY);

/** `inset` smaller all round, with round corners. */
export function outlinePath({ corners, middle }: CellShape, inset = 0, radius = 0): string {
  const least = Math.min(...sidesOf(corners).map(({ away }) => away(middle)));
  const part = 1 - inset / least;
  const points = corners.map(
    ([x, y]): Corner => [middle[0] + part * (x - middle[0]), middle[1] + part * (y - middle[1])],
  );
  if (radius === 0) return `M${points.map(say).join("L")}Z`;
  const turns = points.map((corner, at) => {
    const before = towards(corner, points.at(at - 1) ?? corner, radius);
    const after = towards(corner, points[(at + 1) % points.length] ?? corner, radius);
    return `${say(before)}Q${say(corner)} ${say(after)}`;
  });
  return `M${turns.join("L")}Z`;
}

function towards(from: Corner, to: Corner, by: number): Corner {
  const part = by / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

const say = ([x, y]: Corner): string => `${round(x)} ${round(y)}`;

const round = (value: number): number => Math.round(value * 100) / 100;

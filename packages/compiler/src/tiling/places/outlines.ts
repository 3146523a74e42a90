/**
 * Polygons that lie side by side: their points numbered, each side cut where a point of another lies on it, so that two that share a border share its sides; and whether
 * any two overlap.
 */
import { areaOf, boxOf, distanceTo, isInRing, type PlanePoint, turnAt } from "./plane.js";

export interface Outlines {
  readonly points: readonly PlanePoint[];
  /** By place: its rings as numbers of points, the largest first; outlines clockwise from the top, holes against it. */
  readonly rings: readonly (readonly (readonly number[])[])[];
}

export type Misfit =
  | { readonly problem: "overlap"; readonly one: number; readonly other: number }
  | { readonly problem: "crossing" | "thin"; readonly one: number; readonly other?: undefined };

/** Points nearer than this part of the whole extent are one. */
const NEAR = 1e-6;

interface Segment {
  readonly place: number;
  readonly from: number;
  readonly to: number;
}

export function outlinesOf(rings: readonly (readonly (readonly PlanePoint[])[])[]): Outlines | Misfit {
  const all = rings.flat(2);
  const box = boxOf(all);
  const extent = Math.max(box.right - box.left, box.bottom - box.top);
  const near = extent * NEAR || 1e-12;
  const numbering = numberPoints(near);
  const numbered = rings.map((own) => own.map((ring) => withoutRepeats(ring.map(numbering.numberOf))));
  const { points } = numbering;
  for (const [place, own] of numbered.entries())
    if (own.some((ring) => new Set(ring).size < 3)) return { problem: "thin", one: place };
  const tile = Math.max(extent / Math.max(1, Math.sqrt(points.length)), near * 10);
  const pointsAt = makeBuckets(tile, points.length, (point) => [points[point] ?? [0, 0]]);
  const cut = numbered.map((own) => own.map((ring) => cutSides(ring, points, pointsAt, near)));
  const oriented = cut.map((own) => orient(own, points));
  return overlapOf(oriented, points, tile, near) ?? { points, rings: oriented };
}

function numberPoints(near: number) {
  const points: PlanePoint[] = [];
  const at = new Map<string, number[]>();
  const numberOf = (point: PlanePoint): number => {
    const [column, row] = [Math.floor(point[0] / near), Math.floor(point[1] / near)];
    for (let x = column - 1; x <= column + 1; x++)
      for (let y = row - 1; y <= row + 1; y++)
        for (const number of at.get(`${x} ${y}`) ?? []) {
          const [otherX, otherY] = points[number] ?? [0, 0];
          if (Math.hypot(point[0] - otherX, point[1] - otherY) <= near) return number;
        }
    const number = points.push(point) - 1;
    const key = `${column} ${row}`;
    at.set(key, [...(at.get(key) ?? []), number]);
    return number;
  };
  return { points, numberOf };
}

const withoutRepeats = (ring: readonly number[]): readonly number[] =>
  ring.filter((point, index) => point !== ring[(index + ring.length - 1) % ring.length]);

type Buckets = (from: PlanePoint, to: PlanePoint) => ReadonlySet<number>;

/** Things by the tiles of the plane that their boxes touch; asked for those near a segment. */
function makeBuckets(
  tile: number,
  count: number,
  pointsOf: (number: number) => readonly PlanePoint[],
): Buckets {
  const tiles = new Map<string, number[]>();
  for (let number = 0; number < count; number++)
    for (const key of tilesOf(tile, pointsOf(number))) {
      const here = tiles.get(key);
      if (here === undefined) tiles.set(key, [number]);
      else here.push(number);
    }
  return (from, to) => new Set(tilesOf(tile, [from, to]).flatMap((key) => tiles.get(key) ?? []));
}

/** One more all round, so that what lies at a border of two tiles is found. */
function tilesOf(tile: number, points: readonly PlanePoint[]): readonly string[] {
  const { left, top, right, bottom } = boxOf(points);
  const keys: string[] = [];
  for (let x = Math.floor(left / tile - 0.01); x <= Math.floor(right / tile + 0.01); x++)
    for (let y = Math.floor(top / tile - 0.01); y <= Math.floor(bottom / tile + 0.01); y++)
      keys.push(`${x} ${y}`);
  return keys;
}

/** With the points of others that lie on its sides. */
function cutSides(
  ring: readonly number[],
  points: readonly PlanePoint[],
  pointsAt: Buckets,
  near: number,
): readonly number[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const a: PlanePoint = points[from] ?? [0, 0];
    const b: PlanePoint = points[to] ?? [0, 0];
    const between = [...pointsAt(a, b)].filter(
      (point) => point !== from && point !== to && distanceTo(points[point] ?? [0, 0], a, b) <= near,
    );
    const away = (point: number): number =>
      Math.hypot((points[point]?.[0] ?? 0) - a[0], (points[point]?.[1] ?? 0) - a[1]);
    return [from, ...between.sort((one, other) => away(one) - away(other))];
  });
}

/** A ring within an odd number of others of its place is a hole. */
function orient(
  own: readonly (readonly number[])[],
  points: readonly PlanePoint[],
): readonly (readonly number[])[] {
  const placed = own.map((ring) => ring.map((point): PlanePoint => points[point] ?? [0, 0]));
  const turned = own.map((ring, index) => {
    const probe: PlanePoint = placed[index]?.[0] ?? [0, 0];
    const depth = placed.filter((other, at) => at !== index && isInRing(probe, other)).length;
    const clockwise = areaOf(placed[index] ?? []) > 0;
    return {
      ring: clockwise === (depth % 2 === 0) ? ring : ring.toReversed(),
      size: Math.abs(areaOf(placed[index] ?? [])),
    };
  });
  turned.sort((a, b) => b.size - a.size);
  return turned.map(({ ring }) => fromTop(ring, points));
}

function fromTop(ring: readonly number[], points: readonly PlanePoint[]): readonly number[] {
  const isBefore = (one: number, other: number): boolean => {
    const [[ax, ay], [bx, by]] = [points[one] ?? [0, 0], points[other] ?? [0, 0]];
    return ay === by ? ax < bx : ay < by;
  };
  const top = ring.reduce((best, point) => (isBefore(point, best) ? point : best), ring[0] ?? 0);
  const start = ring.indexOf(top);
  return [...ring.slice(start), ...ring.slice(0, start)];
}

function overlapOf(
  rings: Outlines["rings"],
  points: readonly PlanePoint[],
  tile: number,
  near: number,
): Misfit | undefined {
  const at = (point: number): PlanePoint => points[point] ?? [0, 0];
  const segments = rings.flatMap((own, place) =>
    own.flatMap((ring) =>
      ring.map((from, index): Segment => ({ place, from, to: ring[(index + 1) % ring.length] ?? from })),
    ),
  );
  const between = (one: number, other: number): Misfit =>
    one === other ? { problem: "crossing", one } : { problem: "overlap", one, other };
  // All that lie at the right of their sides: a side that two have the same way is inside both.
  const owners = new Map<string, number>();
  for (const { place, from, to } of segments) {
    const before = owners.get(`${from} ${to}`);
    if (before !== undefined) return between(before, place);
    owners.set(`${from} ${to}`, place);
  }
  const segmentsAt = makeBuckets(tile, segments.length, (number) => {
    const segment = segments[number];
    return segment === undefined ? [] : [at(segment.from), at(segment.to)];
  });
  for (const [number, { place, from, to }] of segments.entries())
    for (const other of segmentsAt(at(from), at(to))) {
      const second = segments[other];
      if (other <= number || second === undefined) continue;
      if ([second.from, second.to].some((point) => point === from || point === to)) continue;
      if (cross(at(from), at(to), at(second.from), at(second.to))) return between(place, second.place);
    }
  return withinOf(rings, at, near);
}

/** One inside another, where no sides cross. */
function withinOf(
  rings: Outlines["rings"],
  at: (point: number) => PlanePoint,
  near: number,
): Misfit | undefined {
  const placed = rings.map((own) => own.map((ring) => ring.map(at)));
  const boxes = placed.map((own) => boxOf(own.flat()));
  const isWithin = (probe: PlanePoint, other: number): boolean => {
    const box = boxes[other];
    if (box === undefined || probe[0] < box.left || probe[0] > box.right) return false;
    if (probe[1] < box.top || probe[1] > box.bottom) return false;
    return (placed[other] ?? []).filter((ring) => isInRing(probe, ring)).length % 2 === 1;
  };
  const sides = placed.reduce((sum, own) => sum + own.flat().length, 0);
  for (const [one, [outline = []]] of placed.entries()) {
    const probes = besideSides(outline, near, sides <= FEW_SIDES ? outline.length : 1);
    for (const other of placed.keys())
      if (other !== one && probes.some((probe) => isWithin(probe, other)))
        return { problem: "overlap", one, other };
  }
  return undefined;
}

/** If there are more, only one side of each outline is looked at. */
const FEW_SIDES = 4000;

/** Points just inside, beside the longest sides. */
function besideSides(outline: readonly PlanePoint[], near: number, count: number): readonly PlanePoint[] {
  const sides = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const away = near * 3;
    const at: PlanePoint = [
      (from[0] + to[0]) / 2 - (dy / length) * away,
      (from[1] + to[1]) / 2 + (dx / length) * away,
    ];
    return { at, length };
  });
  return sides
    .sort((a, b) => b.length - a.length)
    .slice(0, count)
    .map(({ at }) => at);
}

function cross(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): boolean {
  const [one, other] = [Math.sign(turnAt(a, b, c)), Math.sign(turnAt(a, b, d))];
  const [third, fourth] = [Math.sign(turnAt(c, d, a)), Math.sign(turnAt(c, d, b))];
  return one * other < 0 && third * fourth < 0;
}

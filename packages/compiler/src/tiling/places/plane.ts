/** Points, segments and rings in a plane; down is more, so that a ring that goes round clockwise as one sees it has a positive area. */

export type PlanePoint = readonly [right: number, down: number];

export function areaOf(ring: readonly PlanePoint[]): number {
  let twice = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return twice / 2;
}

/** Positive where `c` lies at the right of the way from `a` to `b`. */
export const turnAt = (a: PlanePoint, b: PlanePoint, c: PlanePoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

export function distanceTo([x, y]: PlanePoint, [ax, ay]: PlanePoint, [bx, by]: PlanePoint): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

export function isInRing([x, y]: PlanePoint, ring: readonly PlanePoint[]): boolean {
  let inside = false;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxOf(points: readonly PlanePoint[]): Box {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}

/** Tried points each way, in a first look and in closer ones. */
const TRIED = 12;
const CLOSER_LOOKS = 4;

/** The shortest way from a point to the sides of rings. */
export const distanceToRings = (point: PlanePoint, rings: readonly (readonly PlanePoint[])[]): number =>
  rings.reduce(
    (least, ring) =>
      ring.reduce(
        (nearest, from, index) =>
          Math.min(nearest, distanceTo(point, from, ring[(index + 1) % ring.length] ?? from)),
        least,
      ),
    Number.POSITIVE_INFINITY,
  );

/**
 * The point in the first ring of a place, outside its holes, that is farthest from all rings, nearly, and how far that is. The middle is kept where it is about
 * as good.
 */
export function roomiest(rings: readonly (readonly PlanePoint[])[]): {
  readonly at: PlanePoint;
  readonly room: number;
} {
  const [outline = []] = rings;
  const roomAt = (point: PlanePoint): number =>
    rings.filter((ring) => isInRing(point, ring)).length % 2 === 1 ? distanceToRings(point, rings) : 0;
  const box = boxOf(outline);
  const middle = centroid(outline);
  let best = { at: middle, room: roomAt(middle) };
  const first = best.room * 1.15;
  let [width, height] = [box.right - box.left, box.bottom - box.top];
  let centre: PlanePoint = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  for (let look = 0; look <= CLOSER_LOOKS; look++) {
    for (let x = 0; x <= TRIED; x++)
      for (let y = 0; y <= TRIED; y++) {
        const at: PlanePoint = [
          centre[0] + (x / TRIED - 0.5) * width,
          centre[1] + (y / TRIED - 0.5) * height,
        ];
        const room = roomAt(at);
        if (room > best.room && room > first) best = { at, room };
      }
    centre = best.at;
    [width, height] = [width / 4, height / 4];
  }
  return best;
}

/** The centre of the area that the ring encloses. */
function centroid(ring: readonly PlanePoint[]): PlanePoint {
  const area = areaOf(ring);
  const [origin = [0, 0]] = ring;
  let [x, y] = [0, 0];
  ring.forEach((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const [ax, ay, bx, by] = [from[0] - origin[0], from[1] - origin[1], to[0] - origin[0], to[1] - origin[1]];
    const weight = ax * by - bx * ay;
    x += (ax + bx) * weight;
    y += (ay + by) * weight;
  });
  return area === 0 ? origin : [origin[0] + x / (6 * area), origin[1] + y / (6 * area)];
}

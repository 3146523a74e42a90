/**
 * Lays out the places of a graph, as far from each other as there are steps between them (stress majorization). The same graph always gets the
 * same layout.
 */

import { distanceTo, type PlanePoint } from "./plane.js";

/** More places than this lie on a spiral: the work grows with their square. */
const MOST_PLACES = 400;
const ROUNDS = 200;
/** Small graphs are laid out from several beginnings, of which the one with the fewest crossings is kept. */
const BEGINNINGS = 12;
const FEW_PLACES = 60;
/** Between two parts that are not joined. */
const GAP = 0.9;

export function layOutGraph(
  count: number,
  pairs: readonly (readonly [number, number])[],
): readonly PlanePoint[] {
  const points: PlanePoint[] = new Array<PlanePoint>(count).fill([0, 0]);
  let right = 0;
  const parts = partsOf(count, pairs).sort((a, b) => b.length - a.length);
  const room = Math.max(1, Math.sqrt(count));
  let [top, deepest] = [0, 0];
  for (const part of parts) {
    const own = layOutPart(part, pairs);
    const [left, width] = extentOf(own.map(([x]) => x));
    const [upper, height] = extentOf(own.map(([, y]) => y));
    if (right > 0 && right + width > 1.5 * room) [right, top] = [0, deepest + GAP];
    own.forEach(([x, y], index) => {
      points[part[index] ?? 0] = [right + x - left, top + y - upper];
    });
    right += width + GAP;
    deepest = Math.max(deepest, top + height);
  }
  return points;
}

function extentOf(values: readonly number[]): readonly [least: number, extent: number] {
  const least = values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return [least, values.reduce((a, b) => Math.max(a, b), least) - least];
}

/** Connected parts, each in the order in which it is met. */
function partsOf(count: number, pairs: readonly (readonly [number, number])[]): number[][] {
  const beside = besideOf(count, pairs);
  const met = new Set<number>();
  const parts: number[][] = [];
  for (let start = 0; start < count; start++) {
    if (met.has(start)) continue;
    met.add(start);
    const part = [start];
    for (const place of part)
      for (const next of beside[place] ?? []) {
        if (met.has(next)) continue;
        met.add(next);
        part.push(next);
      }
    parts.push(part.sort((a, b) => a - b));
  }
  return parts;
}

function besideOf(count: number, pairs: readonly (readonly [number, number])[]): readonly number[][] {
  const beside: number[][] = Array.from({ length: count }, () => []);
  for (const [a, b] of pairs) {
    beside[a]?.push(b);
    beside[b]?.push(a);
  }
  return beside;
}

function layOutPart(
  part: readonly number[],
  all: readonly (readonly [number, number])[],
): readonly PlanePoint[] {
  const numbers = new Map(part.map((place, index) => [place, index]));
  const pairs = all.flatMap(([a, b]) => {
    const [x, y] = [numbers.get(a), numbers.get(b)];
    return x === undefined || y === undefined ? [] : [[x, y] as const];
  });
  const count = part.length;
  if (count === 1) return [[0, 0]];
  if (count > MOST_PLACES) return spiral(count);
  const steps = stepsBetween(count, pairs);
  const beginnings = count <= FEW_PLACES ? BEGINNINGS : 1;
  let best: readonly PlanePoint[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let beginning = 0; beginning < beginnings; beginning++) {
    const points = spread(clear(relax(beginOn(count, beginning), steps), pairs), pairs);
    const cost = costOf(points, pairs, steps);
    if (cost < least - 1e-9) [best, least] = [points, cost];
  }
  return best;
}

const spiral = (count: number): readonly PlanePoint[] =>
  Array.from({ length: count }, (_, index) => {
    const away = 0.6 * Math.sqrt(index);
    return [away * Math.cos(2.4 * index), away * Math.sin(2.4 * index)];
  });

/** Round a circle, in an order that is another for each beginning. */
function beginOn(count: number, beginning: number): readonly PlanePoint[] {
  const strides = [1, 2, 3, 5, 7, 11].filter((each) => gcd(each, count) === 1);
  const stride = strides[beginning % strides.length] ?? 1;
  return Array.from({ length: count }, (_, index) => {
    const turn = (2 * Math.PI * ((index * stride) % count)) / count + beginning;
    const away = (1 + 0.05 * ((index * 7 + beginning) % 5)) * Math.max(1, count / 6);
    return [away * Math.cos(turn), away * Math.sin(turn)];
  });
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

function stepsBetween(
  count: number,
  pairs: readonly (readonly [number, number])[],
): readonly (readonly number[])[] {
  const beside = besideOf(count, pairs);
  return Array.from({ length: count }, (_, from) => {
    const away = new Array<number>(count).fill(count);
    away[from] = 0;
    const reached = [from];
    for (const place of reached)
      for (const next of beside[place] ?? [])
        if ((away[next] ?? 0) === count) {
          away[next] = (away[place] ?? 0) + 1;
          reached.push(next);
        }
    return away;
  });
}

/** Each place moves to where the others want it, weighted by how near they should be. */
function relax(begun: readonly PlanePoint[], steps: readonly (readonly number[])[]): readonly PlanePoint[] {
  const points = begun.map(([x, y]) => [x, y] as [number, number]);
  for (let round = 0; round < ROUNDS; round++)
    points.forEach((point, index) => {
      let [x, y, weights] = [0, 0, 0];
      points.forEach((other, at) => {
        if (at === index) return;
        const wanted = steps[index]?.[at] ?? 1;
        const weight = 1 / (wanted * wanted);
        const [dx, dy] = [point[0] - other[0], point[1] - other[1]];
        const away = Math.hypot(dx, dy) || 1e-6;
        x += weight * (other[0] + (wanted * dx) / away);
        y += weight * (other[1] + (wanted * dy) / away);
        weights += weight;
      });
      point[0] = x / weights;
      point[1] = y / weights;
    });
  return points;
}

/** A line that passes a place more closely seems to end there. In steps. */
const CLEAR = 0.5;
const CLEARINGS = 60;

/** Places that a line passes too closely are moved off it, and the line off them. */
function clear(
  begun: readonly PlanePoint[],
  pairs: readonly (readonly [number, number])[],
): readonly PlanePoint[] {
  if (begun.length > FEW_PLACES) return begun;
  const points = begun.map(([x, y]) => [x, y] as [number, number]);
  for (let round = 0; round < CLEARINGS; round++)
    for (const [from, to] of pairs) {
      const [a, b] = [points[from], points[to]];
      if (a === undefined || b === undefined) continue;
      points.forEach((point, index) => {
        if (index === from || index === to) return;
        const away = distanceTo(point, a, b);
        if (away >= CLEAR) return;
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6;
        const [normalX, normalY] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
        const side = (point[0] - a[0]) * normalX + (point[1] - a[1]) * normalY < 0 ? -1 : 1;
        const push = (side * (CLEAR - away)) / 4;
        point[0] += 2 * push * normalX;
        point[1] += 2 * push * normalY;
        for (const end of [a, b]) {
          end[0] -= push * normalX;
          end[1] -= push * normalY;
        }
      });
    }
  return points;
}

/** Larger where two places would touch, and lying rather than standing. */
function spread(
  points: readonly PlanePoint[],
  pairs: readonly (readonly [number, number])[],
): readonly PlanePoint[] {
  const turned = lying(points);
  let nearest = Number.POSITIVE_INFINITY;
  turned.forEach((one, index) => {
    for (const other of turned.slice(0, index))
      nearest = Math.min(nearest, Math.hypot(one[0] - other[0], one[1] - other[1]));
  });
  // A line that passes a place closely would seem to end there.
  for (const [a, b] of pairs)
    turned.forEach((point, index) => {
      if (index === a || index === b) return;
      nearest = Math.min(nearest, 1.6 * distanceTo(point, turned[a] ?? point, turned[b] ?? point));
    });
  const factor = Math.min(1.8, Math.max(1, 0.75 / Math.max(nearest, 1e-6)));
  return turned.map(([x, y]) => [factor * x, factor * y]);
}

/** Turned so that its longest extent is level, and the first place is at the left or above. */
function lying(points: readonly PlanePoint[]): readonly PlanePoint[] {
  const [mx, my] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))];
  let [xx, xy, yy] = [0, 0, 0];
  for (const [x, y] of points) {
    xx += (x - mx) ** 2;
    xy += (x - mx) * (y - my);
    yy += (y - my) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = points.map(([x, y]): PlanePoint => {
    const [dx, dy] = [x - mx, y - my];
    return [cos * dx + sin * dy, cos * dy - sin * dx];
  });
  const [first = [0, 0]] = turned;
  const [right, down] = [first[0] > 1e-9 ? -1 : 1, first[1] > 1e-9 ? -1 : 1];
  return turned.map(([x, y]) => [right * x, down * y]);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

/** Places that lie in lines first, then crossings, then how far the distances are from the wanted ones. */
function costOf(
  points: readonly PlanePoint[],
  pairs: readonly (readonly [number, number])[],
  steps: readonly (readonly number[])[],
): number {
  let crossings = 0;
  pairs.forEach(([a, b], index) => {
    for (const [c, d] of pairs.slice(0, index)) {
      if (a === c || a === d || b === c || b === d) continue;
      if (cross(points[a], points[b], points[c], points[d])) crossings++;
    }
  });
  let stress = 0;
  points.forEach(([x, y], index) => {
    points.slice(0, index).forEach(([ox, oy], other) => {
      const wanted = steps[index]?.[other] ?? 1;
      stress += (Math.hypot(x - ox, y - oy) / wanted - 1) ** 2;
    });
  });
  const close = pairs.flatMap(([a, b]) =>
    points.filter(
      (point, index) =>
        index !== a && index !== b && distanceTo(point, points[a] ?? point, points[b] ?? point) < 0.8 * CLEAR,
    ),
  ).length;
  return 3000 * close + 1000 * crossings + stress;
}

function cross(a?: PlanePoint, b?: PlanePoint, c?: PlanePoint, d?: PlanePoint): boolean {
  if (a === undefined || b === undefined || c === undefined || d === undefined) return false;
  const side = (p: PlanePoint, q: PlanePoint, r: PlanePoint): number =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

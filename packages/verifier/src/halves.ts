/** `halves`: a true edge joins vertices of one region, a false one does not; each region is a half on either side, both connected, and of one form. */
import type { Condition, Counts } from "./conditions.js";
import { bothEnds, partsOf, range } from "./graph.js";

/** The turns and mirrors of the square: down and right of the image of one down, and of one right. The inverse is the transpose. */
const TURNS = [1, -1].flatMap((a) => [1, -1].flatMap((b) => [[a, 0, 0, b] as const, [0, a, b, 0] as const]));

/** Whether some region has no way to become so. It has all that true edges join, and its halves are parts of what edges that may be there join. */
export function isNotHalved({ graph, data }: Condition, isTrue: Counts, mayBe: Counts): boolean {
  const datum = (k: number) => (v: number) => data[4 * v + k] ?? 0;
  const [sideOf, rowOf, columnOf, sizeOf] = [datum(0), datum(1), datum(2), datum(3)];
  const all = range(graph.vertexCount);
  const edges = range(graph.from.length);
  const isAcross = edges.map((e) => sideOf(graph.from[e] ?? 0) !== sideOf(graph.to[e] ?? 0));
  const vertexAt = new Map(all.map((v) => [`${rowOf(v)} ${columnOf(v)}`, v]));
  const root = partsOf(graph, isTrue);
  const regions: number[][] = all.map(() => []);
  for (const v of all) regions[root[v] ?? 0]?.push(v);

  /** All ways to map one half to the other: a turn, and where the region's first vertex goes. By them all that it has has an image. Large regions fail most often. */
  const hasNoWay = (own: readonly number[]): boolean => {
    const size = own.reduce((largest, v) => Math.max(largest, sizeOf(v)), 0);
    const fits = (v: number): boolean => size === 0 || sizeOf(v) === 0 || sizeOf(v) === size;
    if (size % 2 === 1 || !own.every(fits)) return true;
    const isWithin = bothEnds(graph, fits);
    const rooms = partsOf(graph, (e) => mayBe(e) && isWithin(e) && !isAcross[e]);
    const [first = 0] = own;
    const fitsMap = (target: number, [a, b, c, d]: (typeof TURNS)[number]): boolean => {
      const isAlike = (v: number): boolean => sideOf(v) === sideOf(first);
      const imageOf = (v: number): number => {
        const [from, to, across, down] = isAlike(v) ? [first, target, b, c] : [target, first, c, b];
        const [y, x] = [rowOf(v) - rowOf(from), columnOf(v) - columnOf(from)];
        return vertexAt.get(`${rowOf(to) + a * y + across * x} ${columnOf(to) + down * y + d * x}`) ?? -1;
      };
      const isIn = (v: number, half: number): boolean => rooms[v] === rooms[half];
      const fit = (v: number, a: number, b: number): boolean => isIn(v, a) && isIn(imageOf(v), b);
      if (!own.every((v) => (isAlike(v) ? fit(v, first, target) : fit(v, target, first)))) return false;
      const halves = [first, target].map((half) => all.filter((v) => isIn(v, half)));
      const full = halves.filter((half) => 2 * half.length === size).flat();
      const sure = new Set([...own, ...own.map(imageOf), ...full]);
      const isCut = bothEnds(graph, (v) => sure.has(v));
      const isBoth = bothEnds(graph, (v) => isIn(v, first) || isIn(v, target));
      const meets = (e: number): boolean => isAcross[e] === true && mayBe(e) && isBoth(e);
      const hasSize = size === 0 || (sure.size <= size && halves.every((half) => 2 * half.length >= size));
      return hasSize && edges.some(meets) && !edges.some((e) => !mayBe(e) && isCut(e));
    };
    const isTarget = (v: number): boolean => fits(v) && sideOf(v) !== sideOf(first);
    return !all.some((target) => isTarget(target) && TURNS.some((turn) => fitsMap(target, turn)));
  };
  regions.sort((one, other) => other.length - one.length);
  return regions.some((own) => own.length > 0 && hasNoWay(own));
}

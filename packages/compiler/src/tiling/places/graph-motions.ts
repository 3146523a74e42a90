/** The motions of a graph: all ways to put each place on a place so that neighbours stay neighbours, found by trying. */
import type { CellIndex } from "../../board.js";
import { once } from "../../once.js";
import { MOST_GRAPH_MOTIONS, MOST_GRAPH_STEPS } from "../../thresholds.js";
import type { Motion, Motions } from "../motions.js";

export interface JoinedCells {
  readonly cells: readonly CellIndex[];
  readonly neighbours: (cell: CellIndex) => readonly CellIndex[];
  readonly linkEnds: (link: number) => readonly [CellIndex, CellIndex] | undefined;
  readonly linkOf: (a: CellIndex, b: CellIndex) => number | undefined;
}

interface GraphMotion extends Motion {
  readonly images: ReadonlyMap<CellIndex, CellIndex>;
}

/** `most` is endless where there are more than can be listed, or they take long to find; then the identity alone is known. */
export function motionsOfGraph(graph: JoinedCells): Motions {
  const identity = motionOf(graph, (cell) => cell);
  const known = once((): ReadonlyMap<string, GraphMotion> | undefined => automorphisms(graph));
  const own = ({ key }: Motion): GraphMotion => known()?.get(key) ?? identity;
  const image = (motion: Motion, cell: CellIndex): CellIndex => own(motion).images.get(cell) ?? cell;
  return {
    get most() {
      return known()?.size ?? Number.POSITIVE_INFINITY;
    },
    all: once(() => [identity, ...[...(known()?.values() ?? [])].filter(({ key }) => key !== identity.key)]),
    composed: (first, second) => own(motionOf(graph, (cell) => image(second, image(first, cell)))),
    cell: image,
    element: (motion, sort, element) => {
      if (sort === "cell") return image(motion, element);
      const ends = sort === "link" ? graph.linkEnds(element) : undefined;
      return ends && graph.linkOf(image(motion, ends[0]), image(motion, ends[1]));
    },
  };
}

function motionOf({ cells }: JoinedCells, imageOf: (cell: CellIndex) => CellIndex): GraphMotion {
  const images = new Map(cells.map((cell) => [cell, imageOf(cell)]));
  return { key: [...images.values()].join(), images };
}

/** Undefined where they are too many, or take too many steps. */
function automorphisms(graph: JoinedCells): ReadonlyMap<string, GraphMotion> | undefined {
  const found = new Map<string, GraphMotion>();
  const order = fromNeighbourToNeighbour(graph);
  const images = new Map<CellIndex, CellIndex>();
  const taken = new Set<CellIndex>();
  const degree = (cell: CellIndex): number => graph.neighbours(cell).length;
  const fits = (cell: CellIndex, image: CellIndex): boolean => {
    if (taken.has(image) || degree(cell) !== degree(image)) return false;
    const beside = new Set(graph.neighbours(image));
    const placed = graph.neighbours(cell).flatMap((each) => images.get(each) ?? []);
    return (
      placed.every((each) => beside.has(each)) &&
      placed.length === [...beside].filter((each) => taken.has(each)).length
    );
  };
  let steps = 0;
  const place = (index: number): boolean => {
    const cell = order[index];
    if (cell === undefined) {
      const motion = motionOf(graph, (each) => images.get(each) ?? each);
      found.set(motion.key, motion);
      return found.size <= MOST_GRAPH_MOTIONS;
    }
    const placed = graph.neighbours(cell).find((each) => images.has(each));
    const candidates = placed === undefined ? graph.cells : graph.neighbours(images.get(placed) ?? placed);
    for (const image of candidates) {
      if (++steps > MOST_GRAPH_STEPS) return false;
      if (!fits(cell, image)) continue;
      images.set(cell, image);
      taken.add(image);
      const isAll = place(index + 1);
      images.delete(cell);
      taken.delete(image);
      if (!isAll) return false;
    }
    return true;
  };
  return place(0) ? found : undefined;
}

/** Each place behind one of its neighbours, where it has one before it. */
function fromNeighbourToNeighbour({ cells, neighbours }: JoinedCells): readonly CellIndex[] {
  const order = new Set<CellIndex>();
  for (const start of cells) {
    order.add(start);
    for (const cell of order) for (const next of neighbours(cell)) order.add(next);
  }
  return [...order];
}

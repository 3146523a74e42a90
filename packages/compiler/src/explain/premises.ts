/**
 * The premises of a step, as a person looks at them: the values that one place does not have are one thing to look at, and so is a line that was drawn from one
 * end to the other, a wall of shaded cells, an island.
 */
import type { Board } from "../board.js";
import type { Ground } from "../ground.js";
import type { Fact } from "./facts.js";

export type Premise = readonly [Fact, ...Fact[]];

/** In the order of their first facts. */
export function premisesOf(ground: Ground, known: readonly Fact[]): readonly Premise[] {
  const groupOf = new Map<string, number>();
  const groups: (Fact[] | undefined)[] = [];
  for (const fact of known) {
    const places = lookedAtAs(ground, fact);
    const met = new Set(places.flatMap((place) => groupOf.get(place) ?? []));
    const [into = groups.length, ...others] = [...met].sort((one, other) => one - other);
    const own = groups[into] ?? [];
    groups[into] = own;
    for (const other of others) {
      own.push(...(groups[other] ?? []));
      groups[other] = undefined;
    }
    own.push(fact);
    for (const [place, group] of groupOf) if (met.has(group)) groupOf.set(place, into);
    for (const place of places) groupOf.set(place, into);
  }
  return groups.filter(isPremise);
}

const isPremise = (group: Fact[] | undefined): group is [Fact, ...Fact[]] => (group?.length ?? 0) > 0;

/** Two facts that share one of these are one thing to look at. */
export function lookedAtAs(ground: Ground, { at, words, of, cells }: Fact): readonly string[] {
  if (of.kind === "excluded") return [`not at ${at}`];
  const { board } = ground;
  if (board === undefined || cells.length === 0) return [];
  const points = of.kind === "value" ? pointsOfValue(ground, board, of) : pointsOfMark(board, of);
  return points.map((point) => `${words}, ${point}`);
}

function pointsOfValue(
  { variables, puzzle }: Ground,
  board: Board,
  { variable, value }: Extract<Fact["of"], { readonly kind: "value" }>,
): readonly string[] {
  const found = variables[variable];
  const layer = found === undefined ? undefined : puzzle.layers[found.layer];
  if (found === undefined || layer === undefined) return [];
  switch (layer.on.kind) {
    case "cell":
      // Cells that are shaded touch at corners too, where they are a wall.
      return layer.domain.kind === "yes-no"
        ? corners(board, found.element)
        : board.edgesOf(found.element).map((edge) => `edge ${edge}`);
    case "link":
      return pointsOfLink(board, board.linkEnds(found.element) ?? [], value !== 0);
    case "edge":
      return pointsOfEdge(board, found.element, value !== 0);
    default:
      return [];
  }
}

function pointsOfMark(board: Board, of: Fact["of"]): readonly string[] {
  if (of.kind !== "mark") return [];
  const { mark, value } = of;
  switch (mark.of.kind) {
    case "joined":
    case "step":
      return pointsOfLink(board, mark.of.link, value !== 0);
    case "inside":
      return corners(board, mark.of.cell);
    case "shape":
      return board.edgesOf(mark.of.cell).map((edge) => `edge ${edge}`);
    default:
      return mark.of satisfies never;
  }
}

/** A line goes from cell to cell; a wall, where no line goes, from corner to corner. */
function pointsOfLink(board: Board, ends: readonly number[], isThere: boolean): readonly string[] {
  if (isThere) return ends.map((cell) => `cell ${cell}`);
  const [one, other] = ends.map((cell) => corners(board, cell));
  return (one ?? []).filter((corner) => other?.includes(corner) === true);
}

/** A line goes from corner to corner, and a way between lines from cell to cell. */
function pointsOfEdge(board: Board, edge: number, isThere: boolean): readonly string[] {
  if (isThere) return (board.edgeEnds(edge) ?? []).map((corner) => `corner ${corner}`);
  return board.edgeCells(edge).map((cell) => `cell ${cell}`);
}

const corners = (board: Board, cell: number): readonly string[] =>
  board.cornersOf(cell).map((corner) => `corner ${corner}`);

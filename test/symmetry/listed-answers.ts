/**
 * The oracle: all answers listed, as marks at places of the plane; each candidate symmetry applied to the coordinates; kept are those that map the
 * list onto itself. It shares nothing with what it judges but the compiler, and knows layers on cells, links, edges and corners.
 */
import type { Ground, Solution } from "@ecp/compiler";

type Point = readonly [down: number, right: number];
type Move = (point: Point) => Point;

const directionOf = new Map<string, Point>([
  ["up", [-1, 0]],
  ["right", [0, 1]],
  ["down", [1, 0]],
  ["left", [0, -1]],
]);

/** A cell's middle lies at odd coordinates, so that edges, links and corners have whole ones too. */
function moves(ground: Ground): readonly Move[] {
  const { board } = ground;
  if (board === undefined) return [];
  const [h, w] = [2 * board.rows, 2 * board.columns];
  const flat: Move[] = [
    ([d, r]) => [d, r],
    ([d, r]) => [h - d, w - r],
    ([d, r]) => [d, w - r],
    ([d, r]) => [h - d, r],
  ];
  const turned: Move[] =
    h === w
      ? flat.map(
          (move): Move =>
            ([d, r]) =>
              move([r, d]),
        )
      : [];
  const all = [...flat, ...turned];
  if (!board.torus) return all;
  return all.flatMap((move) =>
    Array.from(
      { length: board.rows * board.columns },
      (_, shift): Move =>
        (point) => {
          const [d, r] = move(point);
          return [
            (d + 2 * Math.floor(shift / board.columns) + 2 * h) % h,
            (r + 2 * (shift % board.columns) + 2 * w) % w,
          ];
        },
    ),
  );
}

function placesOf({ board }: Ground, kind: string): readonly Point[] {
  if (board === undefined) return [];
  const cell = (index: number): Point => [2 * board.rowOf(index) + 1, 2 * board.columnOf(index) + 1];
  const places: Point[] = [];
  switch (kind) {
    case "cell":
      for (let index = 0; index < board.rows * board.columns; index++) places[index] = cell(index);
      break;
    case "link":
      for (let index = 0; index < board.linkCount; index++) {
        const [a, b] = board.linkEnds(index) ?? [0, 0];
        const [p, q] = [cell(a), cell(b)];
        places[index] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      }
      break;
    case "edge":
      for (const from of board.cells)
        for (const [k, [down, right]] of [...directionOf.values()].entries()) {
          const [d, r] = cell(from);
          const side = k === 0 ? 0 : k === 1 ? 1 : k === 2 ? 2 : 3;
          places[board.edgeOf(from, side) ?? -1] = [d + down, r + right];
        }
      break;
    default:
      throw new Error(`the oracle knows no ${kind}`);
  }
  return places;
}

/** Equal for equal answers. */
function faceOf(ground: Ground, solution: Solution, move: Move): string {
  const marks: string[] = [];
  const [zero] = [move([0, 0])];
  const turn = (name: string): string => {
    const step = directionOf.get(name);
    if (step === undefined) return name;
    const [d, r] = move(step);
    return JSON.stringify([d - zero[0], r - zero[1]]);
  };
  const cells = (list: readonly number[]): string => {
    const places = placesOf(ground, "cell");
    return list
      .map((cell) => String(move(places[cell] ?? [0, 0])))
      .sort()
      .join(" ");
  };
  for (const [id, answer] of solution.layers) {
    switch (answer.kind) {
      case "values": {
        const places = placesOf(ground, ground.puzzle.layers[id]?.on.kind ?? "cell");
        answer.values.forEach((value, element) => {
          const at = places[element];
          if (at === undefined || value === null) return;
          marks.push(`${id} ${String(move(at))} ${typeof value === "string" ? turn(value) : String(value)}`);
        });
        break;
      }
      case "pieces":
        for (const { shape, cells: own } of answer.placements) marks.push(`${id} ${shape} ${cells(own)}`);
        break;
      case "regions":
        for (const region of new Set(answer.values))
          if (region !== null)
            marks.push(
              `${id} ${cells(answer.values.flatMap((own, cell) => (own === region ? [cell] : [])))}`,
            );
        break;
      default:
        throw new Error("the oracle knows no paths");
    }
  }
  return marks.sort().join("; ");
}

/** The number of symmetries that map the list onto itself, as far as answers show, and the number of classes into which they divide it. */
export function listed(ground: Ground, solutions: readonly Solution[]): { kept: number; classes: number } {
  const all = new Set(solutions.map((solution) => faceOf(ground, solution, (point) => point)));
  const kept = moves(ground)
    .map((move) => solutions.map((solution) => faceOf(ground, solution, move)))
    .filter((images) => images.every((image) => all.has(image)));
  const classes = new Set(solutions.map((_, index) => kept.map((images) => images[index] ?? "").sort()[0]));
  return { kept: new Set(kept.map((images) => images.join("|"))).size, classes: classes.size };
}

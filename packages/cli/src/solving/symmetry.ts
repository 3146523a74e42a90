/**
 * How many answers there are if those that a turn or a reflection of the board maps to each other count once.
 *
 * Which of the board's symmetries keep the rules is hard to prove and easy to see: a symmetry that keeps rules and givens maps the set
 * of all answers onto itself. So all answers are listed, the symmetries that map the list onto itself are kept (they form a group), and the
 * number of orbits follows from Burnside's lemma. A symmetry that keeps the answers without keeping the rules is counted too: to one who
 * looks at the answers the difference cannot be seen.
 * Only layers on cells can be turned; values that name a direction turn with the board.
 * Cost: as many permutations as symmetries (at most 8 on a square, more on a torus) for each answer.
 */
import { diagnose, type Ground, notTurnable, type Solution, spanOf } from "@ecp/compiler";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";

/** By cell, what all layers together say of it, as one text. */
type Faces = readonly string[];

function facesOf(ground: Ground, solution: Solution, cells: number): Faces {
  const faces: string[] = Array.from({ length: cells }, () => "");
  for (const [id, answer] of solution.layers) {
    const layer = ground.puzzle.layers[id];
    if (answer.kind === "paths" || layer?.on.kind !== "cell" || layer.domain.kind === "direction") {
      refuse(ground.instance.span.file, layer?.name ?? "a layer");
    } else if (answer.kind === "pieces") {
      // Two placements of one shape side by side differ from one cell set: name cells by their piece's cells.
      for (const placed of answer.placements) {
        for (const cell of placed.cells) faces[cell] += `${placed.shape}\u0000`;
      }
    } else if (answer.kind === "values") {
      answer.values.forEach((value, cell) => {
        faces[cell] += `${JSON.stringify(value)}\u0000`;
      });
    }
  }
  return faces;
}

function refuse(file: string, layer: string | undefined): never {
  throw new CommandError(exitCodes.usage, [diagnose(notTurnable, spanOf(file, 0, 0), { layer })]);
}

/** Divisions are compared by which cells belong together, since their numbers follow the reading order. */
function groupsOf(solution: Solution): readonly (readonly (readonly number[])[])[] {
  return [...solution.layers.values()].flatMap((answer) => {
    if (answer.kind === "pieces") return [answer.placements.map((placed) => placed.cells)];
    if (answer.kind !== "regions") return [];
    const groups = new Map<number, number[]>();
    answer.values.forEach((value, cell) => {
      if (value === null) return;
      const group = groups.get(value);
      if (group === undefined) groups.set(value, [cell]);
      else group.push(cell);
    });
    return [[...groups.values()]];
  });
}

interface Turnable {
  readonly faces: Faces;
  readonly groups: readonly (readonly (readonly number[])[])[];
}

/** The same for two answers if and only if `to` maps one to the other. */
function keyUnder({ faces, groups }: Turnable, to: readonly number[]): string {
  const moved: string[] = [];
  faces.forEach((face, cell) => {
    moved[to[cell] ?? cell] = face;
  });
  const movedGroups = groups.map((division) =>
    division
      .map((cells) =>
        cells
          .map((cell) => to[cell] ?? cell)
          .sort((a, b) => a - b)
          .join(" "),
      )
      .sort(),
  );
  return JSON.stringify([moved, movedGroups]);
}

export function countOrbits(ground: Ground, solutions: readonly Solution[], file: string): bigint {
  const { board } = ground;
  if (board === undefined) return refuse(file, undefined);
  const turnable = solutions.map((solution) => ({
    faces: facesOf(ground, solution, board.rows * board.columns),
    groups: groupsOf(solution),
  }));
  const identity = Array.from({ length: board.rows * board.columns }, (_, cell) => cell);
  const keys = turnable.map((each) => keyUnder(each, identity));
  const all = new Set(keys);
  let kept = 0n;
  let fixed = 0n;
  for (const symmetry of board.symmetries()) {
    const images = turnable.map((each) => keyUnder(each, symmetry));
    if (!images.every((image) => all.has(image))) continue;
    kept++;
    images.forEach((image, index) => {
      if (image === keys[index]) fixed++;
    });
  }
  return kept === 0n ? BigInt(solutions.length) : fixed / kept;
}

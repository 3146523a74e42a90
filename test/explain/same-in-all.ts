/**
 * The facts that all answers have in common, seen from the answers alone: values, borders between regions, pieces on cells, steps of ways; and
 * those of them that the steps of an explanation have shown.
 */
import type { Fact } from "../../packages/compiler/src/explain/facts.js";
import type { Ground } from "../../packages/compiler/src/ground.js";
import type { LayerAnswer, Solution } from "../../packages/compiler/src/solution.js";
import type { LayerId } from "../../packages/compiler/src/typed.js";

/** Things that are seen in a drawing of an answer, each with what it is there: `0 cell 3` → `5`, `1 link 3 4` → `together`. */
export type Seen = ReadonlyMap<string, string>;

export function sameInAll(ground: Ground, answers: readonly Solution[]): Seen {
  const [first, ...others] = answers;
  const same = new Map(first === undefined ? [] : seenIn(ground, first));
  for (const answer of others) {
    const other = seenIn(ground, answer);
    for (const [key, value] of same) if (other.get(key) !== value) same.delete(key);
  }
  return same;
}

function seenIn(ground: Ground, { layers }: Solution): Seen {
  const seen = new Map<string, string>();
  for (const [layer, answer] of layers) addSeen(seen, ground, layer, answer);
  return seen;
}

function addSeen(seen: Map<string, string>, ground: Ground, layer: LayerId, answer: LayerAnswer): void {
  switch (answer.kind) {
    case "values":
      answer.values.forEach((value, element) => {
        if (ground.variableOf.get(layer)?.[element] !== undefined)
          seen.set(`${layer} cell ${element}`, JSON.stringify(value));
      });
      return;
    case "regions":
      answer.values.forEach((value, cell) => {
        seen.set(`${layer} cell ${cell}`, value === null ? "outside" : "inside");
      });
      eachLink(ground, (a, b) => {
        const [one, other] = [answer.values[a], answer.values[b]];
        seen.set(linkKey(layer, a, b), one === other && one !== null ? "together" : "apart");
      });
      return;
    case "pieces": {
      answer.values.forEach((value, cell) => {
        seen.set(`${layer} cell ${cell}`, JSON.stringify(value));
        seen.set(`${layer} covered ${cell}`, value === null ? "outside" : "inside");
      });
      const at = new Map(answer.placements.flatMap(({ cells }, piece) => cells.map((cell) => [cell, piece])));
      eachLink(ground, (a, b) => {
        const together = at.get(a) === at.get(b) && at.has(a);
        seen.set(linkKey(layer, a, b), together ? "together" : "apart");
      });
      return;
    }
    case "paths": {
      eachLink(ground, (a, b) => {
        seen.set(linkKey(layer, a, b), "apart");
      });
      for (const cells of answer.paths)
        for (let step = 1; step < cells.length; step++)
          seen.set(linkKey(layer, cells[step - 1] ?? 0, cells[step] ?? 0), "together");
      return;
    }
    default:
      answer satisfies never;
  }
}

const linkKey = (layer: LayerId, a: number, b: number): string =>
  `${layer} link ${Math.min(a, b)} ${Math.max(a, b)}`;

function eachLink({ board }: Ground, visit: (a: number, b: number) => void): void {
  if (board === undefined) return;
  for (let cell = 0; cell < board.rows * board.columns; cell++)
    if (board.exists(cell)) for (const other of board.neighbours(cell)) if (other > cell) visit(cell, other);
}

/** The things that these facts, or the data, or the forms of pieces and ways that can be there at all, say. */
export function isTold(ground: Ground, facts: readonly Fact[]): (key: string) => boolean {
  const told = new Set<string>();
  for (const { of } of facts) {
    if (of.kind === "value") {
      const variable = ground.variables[of.variable];
      if (variable !== undefined) told.add(`${variable.layer} cell ${variable.element}`);
    }
    if (of.kind === "mark") {
      const { layer, of: mark } = of.mark;
      // That a piece is there does not say which.
      const isPlace = mark.kind === "inside" && ground.puzzle.layers[layer]?.domain.kind === "pieces";
      if ("link" in mark) told.add(linkKey(layer, ...mark.link));
      else if (!isPlace || of.value === 0) told.add(`${layer} cell ${mark.cell}`);
    }
    const whole = of.kind === "candidate" ? ground.candidates[of.index] : ground.placements[wholeAt(of)];
    if (whole === undefined) continue;
    for (const cell of whole.cells) {
      told.add(`${whole.layer} cell ${cell}`);
      for (const other of ground.board?.neighbours(cell) ?? []) told.add(linkKey(whole.layer, cell, other));
    }
  }
  for (const { variable } of ground.givensApart ?? []) {
    const given = ground.variables[variable];
    if (given !== undefined) told.add(`${given.layer} cell ${given.element}`);
  }
  const wholes = [...ground.placements, ...ground.candidates];
  const { layers } = ground.puzzle;
  const listed = new Set(
    layers.flatMap(({ domain }, layer) =>
      domain.kind === "pieces" || domain.kind === "paths" || wholes.some((whole) => whole.layer === layer)
        ? [layer]
        : [],
    ),
  );
  return (key) => {
    if (told.has(key)) return true;
    const [layer = 0, kind, ...cells] = key
      .split(" ")
      .map((part) => (/\d/u.test(part) ? Number(part) : part));
    const { domain, orNone = false } = layers[Number(layer)] ?? {};
    // A mark says it where a rule speaks of it; by pieces it is told with the cell.
    if (kind === "covered") return true;
    // Where a division leaves out no cell, that each is in a region is no news.
    if (kind === "cell" && domain?.kind === "region" && !orNone) return true;
    // Nothing can be there: neither was it looked for.
    return listed.has(Number(layer)) && !wholes.some((of) => of.layer === layer && holdsOne(of.cells, cells));
  };
}

const wholeAt = (of: Fact["of"]): number => (of.kind === "placement" ? of.index : -1);

const holdsOne = (whole: readonly number[], cells: readonly (number | string)[]): boolean =>
  cells.every((cell) => whole.includes(Number(cell)));

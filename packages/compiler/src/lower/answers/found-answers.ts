/** The answers of found divisions and paths: from the candidates chosen, or from what names the region of each cell. */
import { componentsOf } from "../../ground/graph.js";
import type { Ground } from "../../ground.js";
import type { LayerAnswer } from "../../solution.js";
import type { LayerId } from "../../typed.js";

export interface AnswerFound {
  /** Chosen candidates. */
  readonly candidates: number[];
  /** By auxiliary: its value. */
  readonly auxiliaries: (number | undefined)[];
}

/** Regions are numbered from 1 in reading order. */
export function regionAnswer(ground: Ground, layer: LayerId, found: AnswerFound): LayerAnswer {
  const size = ground.board === undefined ? 0 : ground.board.rows * ground.board.columns;
  const region = new Array<string | undefined>(size);
  for (const index of found.candidates) {
    const candidate = ground.candidates[index];
    if (candidate?.layer === layer) for (const cell of candidate.cells) region[cell] = `candidate ${index}`;
  }
  const links: (readonly [number, number])[] = [];
  ground.auxiliaries.forEach(({ answers, cell, link }, index) => {
    const value = found.auxiliaries[index];
    if (answers !== layer || value === undefined) return;
    if (cell !== undefined && value >= 0) region[cell] = `cell ${value}`;
    if (link === undefined) return;
    for (const end of link) region[end] ??= `cell ${end}`;
    if (value === 1) links.push(link);
  });
  joinLinked(region, links);
  const numbers = new Map<string, number>();
  const values = Array.from(region, (own): number | null => {
    if (own === undefined) return null;
    const number = numbers.get(own) ?? numbers.size + 1;
    numbers.set(own, number);
    return number;
  });
  return { kind: "regions", values };
}

/** Paths in the order of their candidates. */
export function pathAnswer(ground: Ground, layer: LayerId, found: AnswerFound): LayerAnswer {
  const chosen = [...found.candidates].sort((a, b) => a - b);
  return {
    kind: "paths",
    paths: chosen.flatMap((index) => {
      const candidate = ground.candidates[index];
      return candidate?.layer === layer ? [candidate.cells] : [];
    }),
  };
}

/** Cells that links join, however far, get one name. */
function joinLinked(region: (string | undefined)[], links: readonly (readonly [number, number])[]): void {
  if (links.length === 0) return;
  const beside: number[][] = Array.from(region, () => []);
  for (const [a, b] of links) {
    beside[a]?.push(b);
    beside[b]?.push(a);
  }
  for (const cells of componentsOf(beside))
    if (cells.length > 1) for (const cell of cells) region[cell] = `cell ${cells[0]}`;
}

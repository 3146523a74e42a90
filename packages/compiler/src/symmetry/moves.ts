/** The effect of a motion of the board on places on it, and on values there. */

import type { Board } from "../board.js";
import { isOnCellSets } from "../cell-sets.js";
import type { Ground, GroundVariableId, ValueCode } from "../ground.js";
import type { Motion, MovedSort } from "../tiling/motions.js";
import type { TypedLayer } from "../typed.js";

type Moved = Extract<TypedLayer["on"], { kind: MovedSort | "of-layer" }>;

export const isMoved = (on: TypedLayer["on"]): on is Moved => !isOnCellSets(on);

export interface Assignment {
  readonly variable: GroundVariableId;
  readonly value: ValueCode;
}

/** Where cells, and values of elements, come to be. */
export interface Move {
  readonly cells: (cells: readonly number[]) => readonly number[];
  /** Undefined if there is no such element. */
  readonly element: (sort: MovedSort, element: number) => number | undefined;
  /** Undefined if the layer has no such element. */
  readonly setting: (setting: Assignment) => Assignment | undefined;
}

export const stayingPut: Move = {
  cells: (cells) => cells,
  element: (_, element) => element,
  setting: (setting) => setting,
};

export function movedBy(ground: Ground, { motions }: Board, motion: Motion): Move {
  const cells = (from: readonly number[]): readonly number[] =>
    from.map((cell) => motions.cell(motion, cell));
  const elementOn = ({ on }: TypedLayer, element: number): number | undefined => {
    if (!isMoved(on)) return undefined;
    if (on.kind !== "of-layer") return motions.element(motion, on.kind, element);
    const sets = ground.elements.get(on.layer)?.cells ?? [];
    const to = cellsKey(cells(sets[element] ?? []));
    const found = sets.findIndex((set) => cellsKey(set) === to);
    return found < 0 ? undefined : found;
  };
  return {
    cells,
    element: (sort, element) => motions.element(motion, sort, element),
    setting: ({ variable, value }) => {
      const own = ground.variables[variable];
      const layer = own === undefined ? undefined : ground.puzzle.layers[own.layer];
      if (own === undefined || layer === undefined) return undefined;
      const element = elementOn(layer, own.element);
      const to = element === undefined ? undefined : ground.variableOf.get(own.layer)?.[element];
      if (to === undefined) return undefined;
      const turned =
        layer.domain.kind === "direction" ? motions.element(motion, "direction", value) : undefined;
      return { variable: to, value: turned ?? value };
    },
  };
}

export const cellsKey = (cells: readonly number[]): string => [...cells].sort((a, b) => a - b).join();

export const settingKey = ({ variable, value }: Assignment): string => `${variable} = ${value}`;

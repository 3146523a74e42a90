/**
 * The boxes that the rules are about (`box h x w`), so that a board can be drawn with them. They are found in the typed statements by
 * walking over whatever is there: a new construct that holds a box needs nothing here.
 */
import type { Board } from "../../board.js";
import type { Ground } from "../../ground.js";

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** Sizes are numbers, parameters, or simple arithmetic of them; anything else is not drawn. */
function sizeOf(expression: unknown, ground: Ground): number | undefined {
  if (!isRecord(expression)) return undefined;
  switch (expression.kind) {
    case "number":
      return typeof expression.value === "number" ? expression.value : undefined;
    case "parameter": {
      const parameter =
        typeof expression.parameter === "number" ? ground.puzzle.parameters[expression.parameter] : undefined;
      const value = parameter === undefined ? undefined : ground.parameters.get(parameter.name);
      return typeof value === "number" ? value : undefined;
    }
    case "arithmetic": {
      const left = sizeOf(expression.left, ground);
      const right = sizeOf(expression.right, ground);
      if (left === undefined || right === undefined) return undefined;
      if (expression.operator === "+") return left + right;
      if (expression.operator === "-") return left - right;
      if (expression.operator === "*") return left * right;
      return right !== 0 && expression.operator === "/" ? left / right : undefined;
    }
    default:
      return undefined;
  }
}

function collect(node: unknown, ground: Ground, sizes: Map<string, readonly [number, number]>): void {
  if (Array.isArray(node)) {
    for (const part of node) collect(part, ground, sizes);
    return;
  }
  if (!isRecord(node)) return;
  if (node.kind === "box") {
    const height = sizeOf(node.height, ground);
    const width = sizeOf(node.width, ground);
    if (height !== undefined && width !== undefined) sizes.set(`${height}x${width}`, [height, width]);
    return;
  }
  for (const [key, part] of Object.entries(node)) {
    if (key !== "span" && key !== "type") collect(part, ground, sizes);
  }
}

/** By cell, the box that it is in, where the rules name boxes of just one size and that size tiles the board. */
export function boxesNamedByRules(ground: Ground, board: Board): readonly (number | undefined)[] | undefined {
  const sizes = new Map<string, readonly [number, number]>();
  collect(ground.puzzle.statements, ground, sizes);
  const [only, ...others] = sizes.values();
  if (only === undefined || others.length > 0) return undefined;
  const [height, width] = only;
  if (!Number.isInteger(height) || !Number.isInteger(width) || height < 1 || width < 1) return undefined;
  if (height * width === 1) return undefined;
  const boxes = board.boxes(height, width);
  if (boxes === undefined || boxes.sets.length < 2) return undefined;
  const boxAt: (number | undefined)[] = [];
  boxes.sets.forEach((cells, box) => {
    for (const cell of cells) boxAt[cell] = box;
  });
  return boxAt;
}

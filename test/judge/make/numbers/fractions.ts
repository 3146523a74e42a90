/** Division and `mod` by what is to be found (R14, L8). Fractions are numbers here, the nearest one for each. */
import { Fault } from "../../meaning/values.js";
import { compose, type Node } from "../../meaning/world.js";

/** The number for a fraction with a small divisor, however it was come by. */
export function exactly(value: number): number {
  for (let divisor = 1; divisor <= 720; divisor++) {
    const whole = Math.round(value * divisor);
    if (Math.abs(value * divisor - whole) < 1e-9) return whole / divisor;
  }
  return value;
}

/** No part of it divides: it is a whole number, or nothing. */
export const isWhole = (node: Node): boolean =>
  !node.construct.startsWith("division") && node.parts.every(isWhole);

const byFound = (
  word: "/" | "mod",
  a: Node<"number">,
  b: Node<"number">,
  of: (a: number, b: number) => number,
): Node<"number"> =>
  compose(
    "number",
    word === "/" ? "division by what is to be found" : "mod by what is to be found",
    [a, b],
    (x, y) => `${x} ${word} ${y}`,
    (x, y) => (world) => {
      const [left, right] = [x(world), y(world)];
      if (right === 0 && !b.found) throw new Fault("by zero");
      return left === undefined || right === undefined || right === 0 ? undefined : of(left, right);
    },
    { sure: a.sure && b.sure && !b.found },
  );

export const divided = (a: Node<"number">, b: Node<"number">): Node<"number"> =>
  byFound("/", a, b, (x, y) => exactly(x / y));

/** It has the sign of what it is divided by. */
export const remainder = (a: Node<"number">, b: Node<"number">): Node<"number"> =>
  byFound("mod", a, b, (x, y) => (((x % y) + y) % y) + 0);

/** Forms for a board that is not made of squares. */
import type { Layer } from "../layers.js";
import type { Board } from "../meaning/board.js";
import type { Node } from "../meaning/world.js";

/** Constructs that speak of what hexagons lack, or of which only the meaning on squares is told here. */
const ofSquares =
  /\b(rows?|columns?|diagonals?|box|block|line|width|distance|span|rectangle|straight|shapes?|outlines?|ring|stretch(es)?|corners?|border|inside|outside|part of the board)\b/u;

const isOfSquares = (node: Node): boolean => ofSquares.test(node.construct) || node.parts.some(isOfSquares);

export const canBeSaid = ({ hexagons }: Board, node: Node): boolean =>
  hexagons !== true || !isOfSquares(node);

export const canBeDeclared = ({ hexagons }: Board, { kind, on: { sort }, isLoop }: Layer): boolean =>
  hexagons !== true ||
  (["cell", "link", "edge", "side", "room"].includes(sort) &&
    kind !== "pieces" &&
    kind !== "sticks" &&
    isLoop !== true);

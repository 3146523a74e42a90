/** The shapes as SVG, in a square from -10 to 10 round their centre, so that they are crisp at any size and need no font. */
import type { Army, ShapeName } from "../scene.js";

interface Drawing {
  readonly path: string;
  /** hollow: filled with paper · stroke: lines only */
  readonly as: "solid" | "hollow" | "stroke";
  readonly stone?: "white" | "black";
}

const star = (points: number, outer: number, inner: number): string => {
  const at = (step: number): string => {
    const radius = step % 2 === 0 ? outer : inner;
    const angle = (Math.PI * step) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, step) => at(step)).join("L")}Z`;
};

const disc = (radius: number): string =>
  `M-${radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 -${radius} 0Z`;

const arrow = (turn: "up" | "right" | "down" | "left"): string => {
  const points: readonly (readonly [number, number])[] = [
    [0, -8],
    [6, -1],
    [2, -1],
    [2, 8],
    [-2, 8],
    [-2, -1],
    [-6, -1],
  ];
  const turned = points.map(([x, y]) => {
    if (turn === "up") return `${x} ${y}`;
    if (turn === "down") return `${x} ${-y}`;
    return turn === "right" ? `${-y} ${x}` : `${y} ${x}`;
  });
  return `M${turned.join("L")}Z`;
};

const shapes: Readonly<Record<ShapeName, Drawing>> = {
  circle: { path: disc(8), as: "hollow" },
  disc: { path: disc(7), as: "solid" },
  "white-stone": { path: disc(8), as: "hollow", stone: "white" },
  "black-stone": { path: disc(7), as: "solid", stone: "black" },
  square: { path: "M-8 -8H8V8H-8Z", as: "hollow" },
  box: { path: "M-7 -7H7V7H-7Z", as: "solid" },
  diamond: { path: "M0 -9L9 0L0 9L-9 0Z", as: "hollow" },
  triangle: { path: "M0 -8L8 6H-8Z", as: "hollow" },
  star: { path: star(5, 9, 3.7), as: "solid" },
  cross: { path: "M-6 -6L6 6M6 -6L-6 6", as: "stroke" },
  dot: { path: disc(2.5), as: "solid" },
  moon: { path: "M3 -8A8 8 0 1 0 8 4A6.5 6.5 0 1 1 3 -8Z", as: "solid" },
  sun: { path: star(8, 9, 5), as: "solid" },
  tree: { path: "M0 -9L6 -2H3L8 5H1.5V9H-1.5V5H-8L-3 -2H-6Z", as: "solid" },
  tent: { path: "M0 -7L9 7H2.5L0 1L-2.5 7H-9Z", as: "solid" },
  up: { path: arrow("up"), as: "solid" },
  right: { path: arrow("right"), as: "solid" },
  down: { path: arrow("down"), as: "solid" },
  left: { path: arrow("left"), as: "solid" },
  queen: {
    path: "M-9 -5L-5 1L-4.5 -8L0 0L4.5 -8L5 1L9 -5L6 6H-6ZM-6 7.5H6V9.5H-6Z",
    as: "solid",
  },
  king: {
    path: "M-1 -10H1V-8.5H3V-6.5H1V-4.5C4 -7 9 -4 6 2L5 6H-5L-6 2C-9 -4 -4 -7 -1 -4.5V-6.5H-3V-8.5H-1ZM-6 7.5H6V9.5H-6Z",
    as: "solid",
  },
  rook: { path: "M-7 -8H-4V-6H-1.5V-8H1.5V-6H4V-8H7V-3L4 -1V6H-4V-1L-7 -3ZM-7 7.5H7V9.5H-7Z", as: "solid" },
  bishop: { path: "M0 -9.5C5 -6 6 -1 3 3V6H-3V3C-6 -1 -5 -6 0 -9.5ZM-6 7.5H6V9.5H-6Z", as: "solid" },
  knight: {
    path: "M-5 6C-5 1 0 0 -1 -3L-6 -1L-7 -4L-2 -8L0 -9.5L1 -8C6 -6 7 0 6 6ZM-6 7.5H7V9.5H-6Z",
    as: "solid",
  },
  pawn: {
    path: "M0 -7A3.5 3.5 0 0 1 2.5 -1L5 6H-5L-2.5 -1A3.5 3.5 0 0 1 0 -7ZM-6 7.5H6V9.5H-6Z",
    as: "solid",
  },
};

export interface ShapeUse {
  readonly x: number;
  readonly y: number;
  /** Half the width of the square. */
  readonly radius: number;
  readonly classes: string;
  /** Painted as a stone of that colour. */
  readonly army?: Army;
}

/** Shapes that have room for a text; the solid ones grow a little for it, and it has the colour of paper there. */
const roomy: ReadonlySet<ShapeName> = new Set<ShapeName>([
  "circle",
  "square",
  "disc",
  "box",
  "white-stone",
  "black-stone",
]);
const GROWN = 1.25;

/** The background of a text in the middle of a shape: the shape's own filling, or the ground under the shape. */
export type InsideShape = "paper" | "ink" | "white" | "black" | "pale" | "nothing";

/** A shape with a text in the middle: where it has no room, part of it stands beside the shape, which is pale then, or open. */
export function svgShapeAround(
  name: ShapeName,
  use: ShapeUse,
): { readonly drawn: string; readonly inside: InsideShape } {
  const { as, stone } = shapes[name];
  const drawn = (more: Partial<ShapeUse>): string => svgShape(name, { ...use, ...more });
  if (as === "stroke") return { drawn: drawn({}), inside: "nothing" };
  if (roomy.has(name))
    return as === "hollow"
      ? { drawn: drawn({}), inside: stone ?? "paper" }
      : { drawn: drawn({ radius: use.radius * GROWN }), inside: stone ?? "ink" };
  return { drawn: drawn({ classes: ` ${as === "hollow" ? "open" : "pale"}${use.classes}` }), inside: "pale" };
}

export function svgShape(name: ShapeName, { x, y, radius, classes, army }: ShapeUse): string {
  const { path, as, stone = army } = shapes[name];
  const style = (as === "solid" ? "" : ` ${as}`) + (stone === undefined ? "" : ` stone ${stone}-stone`);
  return `<path class="shape${style}${classes}" transform="translate(${x} ${y}) scale(${radius / 10})" d="${path}"/>`;
}

/**
 * The names that may stand behind `show X as`, and what each looks like: one table for the checker, the editor and the drawing.
 * A yes/no layer or a symbol that bears one of these names is drawn so without being told.
 */
import type { Army, Glyph, ShapeName, Tone } from "./scene.js";

export type Look =
  | { readonly kind: "fill"; readonly tone: Tone }
  | { readonly kind: "shape"; readonly shape: ShapeName }
  /** Region borders, of a layer whose equal values are to be fenced in. */
  | { readonly kind: "border" }
  | { readonly kind: "nothing" }
  /** For ways: without a beginning, or from a ring to a tip. */
  | { readonly kind: "way"; readonly way: "line" | "arrow" };

const fill = (tone: Tone): Look => ({ kind: "fill", tone });
const shape = (name: ShapeName): Look => ({ kind: "shape", shape: name });

export const looks: ReadonlyMap<string, Look> = new Map<string, Look>([
  ["black", fill("black")],
  ["grey", fill("grey")],
  ["gray", fill("grey")],
  ["light", fill("light")],
  ["red", fill("red")],
  ["orange", fill("orange")],
  ["yellow", fill("yellow")],
  ["green", fill("green")],
  ["blue", fill("blue")],
  ["purple", fill("purple")],
  ["circle", shape("circle")],
  ["disc", shape("disc")],
  ["square", shape("square")],
  ["box", shape("box")],
  ["diamond", shape("diamond")],
  ["triangle", shape("triangle")],
  ["star", shape("star")],
  ["cross", shape("cross")],
  ["dot", shape("dot")],
  ["moon", shape("moon")],
  ["sun", shape("sun")],
  ["tree", shape("tree")],
  ["tent", shape("tent")],
  ["up", shape("up")],
  ["right", shape("right")],
  ["down", shape("down")],
  ["left", shape("left")],
  ["queen", shape("queen")],
  ["king", shape("king")],
  ["rook", shape("rook")],
  ["bishop", shape("bishop")],
  ["knight", shape("knight")],
  ["pawn", shape("pawn")],
  ["border", { kind: "border" }],
  ["nothing", { kind: "nothing" }],
  ["line", { kind: "way", way: "line" }],
  ["arrow", { kind: "way", way: "arrow" }],
]);

/** One character each: for terminals that can show it, and for those that cannot. */
const characters: Readonly<Record<ShapeName, readonly [string, string]>> = {
  circle: ["○", "o"],
  disc: ["●", "@"],
  "white-stone": ["○", "o"],
  "black-stone": ["●", "@"],
  square: ["□", "s"],
  box: ["■", "#"],
  diamond: ["◇", "d"],
  triangle: ["△", "A"],
  star: ["★", "*"],
  cross: ["×", "x"],
  dot: ["•", "."],
  moon: ["☾", "C"],
  sun: ["☼", "O"],
  tree: ["♣", "T"],
  tent: ["▲", "A"],
  up: ["↑", "^"],
  right: ["→", ">"],
  down: ["↓", "v"],
  left: ["←", "<"],
  queen: ["♛", "Q"],
  king: ["♚", "K"],
  rook: ["♜", "R"],
  bishop: ["♝", "B"],
  knight: ["♞", "N"],
  pawn: ["♟", "P"],
};

/** How a glyph is written in characters, and in plain ones. */
export const signsOfGlyph = (glyph: Glyph): readonly string[] => [
  glyphText(glyph, false),
  glyphText(glyph, true),
];

/** Shapes whose board is the chessboard. */
export const chessShapes: ReadonlySet<ShapeName> = new Set<ShapeName>([
  "queen",
  "king",
  "rook",
  "bishop",
  "knight",
  "pawn",
]);

/** Of shapes that a white and a black army have: as an outline; the letter of a black one is small. */
const outlines: ReadonlyMap<ShapeName, string> = new Map<ShapeName, string>([
  ["queen", "♕"],
  ["king", "♔"],
  ["rook", "♖"],
  ["bishop", "♗"],
  ["knight", "♘"],
  ["pawn", "♙"],
]);

export const armyShapes: ReadonlySet<ShapeName> = new Set(outlines.keys());

/** Several texts at one place: words are kept apart, and a sign, also an `x`, stands at the word before it (`6×`). */
export const joinedTexts = (texts: readonly string[]): string =>
  texts.reduce((all, text) => (all === "" || isSign(text) ? all + text : `${all} ${text}`), "");

const isSign = (text: string): boolean => /^[-+×÷*/%x]$/u.test(text);

export function glyphText(glyph: Glyph, ascii: boolean): string {
  if (glyph.kind === "text") return ascii ? glyph.ascii : glyph.text;
  const { shape: name, label, army } = glyph;
  if (army !== undefined) return characterOf(name, army, ascii);
  if (label === undefined) return characters[name][ascii ? 1 : 0];
  if (name === "circle" || name === "white-stone") return `(${label})`;
  if (name === "square") return `[${label}]`;
  return `${characters[name][ascii ? 1 : 0]}${label}`;
}

function characterOf(name: ShapeName, army: Army, ascii: boolean): string {
  const [filled, letter] = characters[name];
  if (ascii) return army === "white" ? letter : letter.toLowerCase();
  return army === "white" ? (outlines.get(name) ?? filled) : filled;
}

/** The look of one value of one layer: `show` decides it, then its name, then its spelling in maps, and otherwise its kind. */

import type { Datum } from "../ground.js";
import type { LayerId, TypedLayer, TypedPuzzle } from "../typed.js";
import { directionSigns, isDirection, squareDirections } from "../vocabulary/directions.js";
import { chessShapes, type Look, looks } from "./looks.js";
import type { Glyph, ShapeName, Tone } from "./scene.js";
import { displayWidth } from "./text/display-width.js";
import { drawTwin, twinsOf } from "./twin-layers.js";

export type Drawn =
  | { readonly kind: "glyph"; readonly glyph: Glyph }
  /** `also` is written over the filling. */
  | { readonly kind: "fill"; readonly tone: Tone; readonly also?: Glyph }
  | { readonly kind: "border" }
  | { readonly kind: "nothing" };

export const textGlyph = (text: string, ascii: string = asciiOf(text)): Glyph => ({
  kind: "text",
  text,
  ascii,
});

const asciiOf = (text: string): string => (/^[\x20-\x7e]*$/.test(text) ? text : "?");

const glyph = (drawn: Glyph): Drawn => ({ kind: "glyph", glyph: drawn });
const shape = (name: ShapeName): Drawn => glyph({ kind: "shape", shape: name });

/** The look that `show` gives to a value, or to the whole layer. The last `show` line counts. */
function shownAs(puzzle: TypedPuzzle, id: LayerId, value: string | undefined): Drawn | Look | undefined {
  for (const { target, as } of puzzle.shows.toReversed()) {
    if (target.layer !== id || target.value !== value) continue;
    if (as.kind === "look") return looks.get(as.look);
    const name = value ?? puzzle.layers[id]?.name ?? "";
    const short = displayWidth(name) <= SHORT ? name : name.slice(0, 1).toUpperCase();
    const ascii = /^[\x20-\x7e]*$/.test(as.text) ? as.text : short;
    return glyph(textGlyph(as.text, asciiOf(ascii)));
  }
  return undefined;
}

function byLook(look: Drawn | Look | undefined, written: Glyph | undefined): Drawn | undefined {
  if (look === undefined) return undefined;
  switch (look.kind) {
    case "glyph":
    case "nothing":
      return look;
    case "border":
      return written === undefined ? look : glyph(written);
    case "way":
      return undefined;
    case "fill":
      return { kind: "fill", tone: look.tone, ...(written === undefined ? {} : { also: written }) };
    case "shape": {
      const text = written?.kind === "text" ? written.text : undefined;
      const label = text === UNPRINTED && isOpenShape(look.shape) ? undefined : text;
      return glyph({ kind: "shape", shape: look.shape, ...(label === undefined ? {} : { label }) });
    }
    default:
      return look satisfies never;
  }
}

/** Names that are not shortened. */
const SHORT = 2;

/** The shortest beginnings that tell the names apart, the first letter if that does; short names stay whole. */
function abbreviations(names: readonly string[]): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  for (const name of names) {
    let length = 1;
    while (
      length < name.length &&
      names.some((other) => other !== name && other.startsWith(name.slice(0, length)))
    ) {
      length++;
    }
    result.set(name, displayWidth(name) <= SHORT ? name : name.slice(0, length));
  }
  return result;
}

/** Symbols called white and black are what stones and pearls are. */
const colourNames: ReadonlyMap<string, ShapeName> = new Map([
  ["white", "white-stone"],
  ["black", "black-stone"],
]);

/** Between white and black: a grey stone beside white and black ones makes no colouring. */
const greys: ReadonlySet<string> = new Set(["grey", "gray"]);

/** Whether fillings show its other colours: white is no filling then, and black is one. */
const isColouring = ({ domain }: TypedLayer): boolean =>
  domain.kind === "symbols" &&
  domain.values.some(
    (value) => !colourNames.has(value) && !greys.has(value) && looks.get(value)?.kind === "fill",
  );

const shortened = (name: string, all: readonly string[]): string => abbreviations(all).get(name) ?? name;

/** A spelling of its own tells a layer from its twins. */
function ownSpelling(
  puzzle: TypedPuzzle,
  id: LayerId,
  value: string,
  twins: readonly LayerId[],
): Glyph | undefined {
  const spelling = puzzle.layers[id] === undefined ? undefined : spellingOf(puzzle.layers[id], value);
  const isShared = twins.some(
    (twin) => twin !== id && puzzle.layers[twin]?.written.has(spelling ?? "") === true,
  );
  return spelling === undefined || isShared ? undefined : textGlyph(spelling);
}

function drawSymbol(
  puzzle: TypedPuzzle,
  id: LayerId,
  layer: TypedLayer,
  value: string,
  all: readonly string[],
) {
  const said = byLook(shownAs(puzzle, id, value), undefined);
  if (said !== undefined) return said;
  const twins = twinsOf(puzzle, id);
  if (twins.length > 0)
    return glyph(ownSpelling(puzzle, id, value, twins) ?? drawTwin(puzzle, id, value, twins, shortened));
  const stone = isColouring(layer) ? undefined : colourNames.get(value);
  if (stone !== undefined) return shape(stone);
  // A colour alone would not be told from others on a terminal, or by everyone.
  const look = lookCalled(puzzle, value);
  const short = textGlyph(abbreviations(all).get(value) ?? value);
  const ofName = byLook(look, look?.kind === "fill" ? short : undefined);
  if (ofName !== undefined) return ofName;
  const spelling = spellingOf(layer, value);
  if (spelling !== undefined) return glyph(textGlyph(spelling));
  const sign = signAlone(puzzle, id, value);
  return glyph(sign === undefined ? short : textGlyph(sign));
}

/** The first sign that `written` has for a name or a number. */
export function spellingOf({ written }: TypedLayer, value: Datum): string | undefined {
  if (typeof value === "object" || typeof value === "boolean") return undefined;
  for (const [spelling, of] of written) if (of === String(value)) return spelling;
  return undefined;
}

/** How the legend writes this value, and nothing besides. */
function signAlone({ legend }: TypedPuzzle, id: LayerId, value: string): string | undefined {
  for (const { key, sets } of legend) {
    const [only, more] = sets;
    if (key.kind !== "symbol" || only?.layer !== id || more !== undefined) continue;
    const { value: set } = only;
    if (set.kind === "expression" && set.expression.kind === "symbol" && set.expression.value === value)
      return key.text;
  }
  return undefined;
}

/** All symbols that may stand in one cell: a letter means one thing on a board. */
function symbolsBeside(puzzle: TypedPuzzle, on: string, own: readonly string[]): readonly string[] {
  if (on !== "cell") return own;
  const all = puzzle.layers.flatMap((layer) =>
    layer.domain.kind === "symbols" && layer.on.kind === "cell" ? layer.domain.values : [],
  );
  return [...new Set(all)];
}

/** Of several symbols that one look is for, the beginning of the name is written in it or beside it. */
function ofWholeLayer(look: Drawn | Look | undefined, layer: TypedLayer, value: string): Drawn | undefined {
  const names = layer.domain.kind === "symbols" ? layer.domain.values : [];
  if (names.length < 2) return byLook(look, undefined);
  const short = spellingOf(layer, value) ?? shortened(value, names);
  if (look?.kind === "glyph" && look.glyph.kind === "text")
    return glyph(textGlyph(look.glyph.text + short, look.glyph.ascii + asciiOf(short)));
  return byLook(look, textGlyph(short));
}

/** Stands for a number that is not printed. */
export const UNPRINTED = "?";

/** Shapes with an empty middle. */
export const isOpenShape = (name: ShapeName): boolean =>
  name === "circle" || name === "white-stone" || name === "square";

/** Shapes with a filled middle that has room for a text. */
export const isFilledShape = (name: ShapeName): boolean =>
  name === "disc" || name === "black-stone" || name === "box";

/** A number, `?`, or a list. */
export function plainText(value: Datum): string {
  if (typeof value === "object")
    return "unprinted" in value
      ? (value.entries?.join(" ") ?? UNPRINTED)
      : "none" in value
        ? ""
        : value.join(" ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/** A value in words: a number as its layer writes it, a symbol by its whole name. */
export const valueInWords = (layer: TypedLayer, value: Datum): string =>
  (typeof value === "number" ? spellingOf(layer, value) : undefined) ?? plainText(value);

/** How the ways of a layer begin and end. */
export function waysOf(puzzle: TypedPuzzle, id: LayerId): "bulb" | "line" | "arrow" {
  const look = shownAs(puzzle, id, undefined) ?? looks.get(puzzle.layers[id]?.name ?? "");
  return look?.kind === "way" ? look.way : "bulb";
}

/** By its name: who tells the truth among named places is no piece of chess. */
function lookCalled({ board }: TypedPuzzle, name: string): Drawn | Look | undefined {
  const look = looks.get(name);
  const isChess = look?.kind === "shape" && chessShapes.has(look.shape);
  return isChess && board?.own?.kind === "places" ? undefined : look;
}

/** `order`: of a yes/no layer, as `ordersOfPlain` has it. */
export function drawValue(puzzle: TypedPuzzle, id: LayerId, value: Datum, order: number): Drawn {
  const layer = puzzle.layers[id];
  if (layer === undefined || (typeof value === "object" && "none" in value)) return { kind: "nothing" };
  if (typeof value === "boolean") {
    if (!value) return { kind: "nothing" };
    const byName = shownAs(puzzle, id, undefined) ?? lookCalled(puzzle, layer.name);
    return byLook(byName, undefined) ?? plainYes(order);
  }
  if (typeof value === "string") {
    const whole = shownAs(puzzle, id, undefined);
    switch (layer.domain.kind) {
      case "symbols":
        return (
          ofWholeLayer(whole, layer, value) ??
          drawSymbol(puzzle, id, layer, value, symbolsBeside(puzzle, layer.on.kind, layer.domain.values))
        );
      case "direction": {
        const direction = squareDirections.find((name) => name === value);
        return (
          byLook(whole, undefined) ??
          (direction === undefined
            ? glyph(textGlyph(isDirection(value) ? directionSigns[value][0] : value))
            : shape(direction))
        );
      }
      case "pieces": {
        const names = layer.domain.pieces.shapes.map((each) => each.name);
        return byLook(whole, undefined) ?? drawSymbol(puzzle, id, layer, value, names);
      }
      default:
        return byLook(whole, textGlyph(value)) ?? glyph(textGlyph(value));
    }
  }
  const written = textGlyph(spellingOf(layer, value) ?? plainText(value));
  return byLook(shownAs(puzzle, id, undefined), written) ?? glyph(written);
}

/** Layers of these names are shading wherever they stand in the file, the first one even beside a filling. */
const SHADED = "shaded";
const WALL = "wall";

/** Yes/no layers of cells that nothing else says how to draw: 0 for the one that shades its cells, and 1, 2, … for the others. */
export function ordersOfPlain(puzzle: TypedPuzzle): ReadonlyMap<LayerId, number> {
  const lookOf = (id: LayerId, { name }: TypedLayer): Drawn | Look | undefined =>
    shownAs(puzzle, id, undefined) ?? lookCalled(puzzle, name);
  const truths = puzzle.layers
    .map((layer, index) => [index as LayerId, layer] as const)
    .filter(([, { domain, on, hidden }]) => domain.kind === "yes-no" && on.kind === "cell" && !hidden);
  const plain = truths.filter(([id, layer]) => lookOf(id, layer) === undefined);
  const called = (wanted: string) => plain.find(([, { name }]) => name === wanted);
  // A filling that a layer has by its look is not to be taken for another one.
  const isFilled = truths.some(([id, layer]) => lookOf(id, layer)?.kind === "fill");
  const byRole = isFilled
    ? undefined
    : (called(WALL) ?? plain.find(([, { role }]) => role === "find") ?? plain[0]);
  const shading = called(SHADED) ?? byRole;
  const others = plain.filter((each) => each !== shading);
  return new Map([
    ...(shading === undefined ? [] : [[shading[0], 0] as const]),
    ...others.map(([id], at) => [id, at + 1] as const),
  ]);
}

/** Of the yes/no layers without a look the first is shading, those after it are shapes. */
function plainYes(order: number): Drawn {
  const shapes: readonly ShapeName[] = ["disc", "square", "triangle", "diamond", "cross"];
  return order === 0 ? { kind: "fill", tone: "black" } : shape(shapes[(order - 1) % shapes.length] ?? "disc");
}

/** The look of a value that a person fills in, which is the same as in the drawing of an answer. */
import { drawValue } from "../draw/glyphs.js";
import type { Glyph, Tone } from "../draw/scene.js";
import { drawFound } from "../draw/svg/svg.js";
import { toneFill } from "../draw/svg/svg-style.js";
import { datumOf } from "../ground/codes.js";
import { NONE, type ValueCode } from "../ground.js";
import type { LayerId, TypedLayer, TypedPuzzle } from "../typed.js";
import type { PlayLook, PlayPlaceSort } from "./play-layer.js";

/** `order`: of a yes/no layer, as `ordersOfPlain` has it (draw/glyphs.ts). */
export function playLook(
  puzzle: TypedPuzzle,
  id: LayerId,
  code: ValueCode,
  on: PlayPlaceSort,
  order: number,
): PlayLook {
  const layer = puzzle.layers[id];
  const datum = layer === undefined || code === NONE ? null : datumOf(layer, code);
  if (layer === undefined || datum === null || datum === false) return { kind: "nothing" };
  const count = lineCount(layer, on, code);
  if (count !== undefined) return count === 0 ? { kind: "nothing" } : { kind: "lines", count };
  const drawn = drawValue(puzzle, id, datum, order);
  // A stick has no room for a filling.
  const tone = on === "cell" ? toneOfPiece(layer, code) : undefined;
  if (tone !== undefined && drawn.kind === "glyph")
    return { kind: "fill", paint: toneFill(tone), isBlack: false, svg: markOf(drawn.glyph, on) };
  switch (drawn.kind) {
    case "fill":
      return {
        kind: "fill",
        paint: toneFill(drawn.tone),
        isBlack: drawn.tone === "black",
        ...(drawn.also === undefined ? {} : { svg: markOf(drawn.also, on) }),
      };
    case "glyph":
      return { kind: "mark", svg: markOf(drawn.glyph, on) };
    case "border":
    case "nothing":
      // Hidden in the drawing of an answer; whoever fills it in sees what is there.
      return { kind: "mark", svg: markOf(textOf(datum), on) };
    default:
      return drawn satisfies never;
  }
}

/** Pieces of one shape need no colour to tell them apart. */
const toneOfPiece = ({ domain }: TypedLayer, shape: ValueCode): Tone | undefined =>
  domain.kind !== "pieces" ? undefined : domain.pieces.shapes.length > 1 ? `tint-${shape}` : "light";

const textOf = (datum: NonNullable<ReturnType<typeof datumOf>>): Glyph => {
  const text = datum === true ? "●" : String(datum);
  return { kind: "text", text, ascii: text };
};

/** Half the room of a mark: that between cells is smaller. */
const ROOM = { cell: 14.4, link: 7, edge: 7, corner: 8, wedge: 6, beside: 11 } as const;

const markOf = (glyph: Glyph, on: PlayPlaceSort): string => drawFound(glyph, ROOM[on]);

const MOST_LINES = 2;

function lineCount({ domain }: TypedLayer, on: PlayPlaceSort, code: ValueCode): number | undefined {
  if (on !== "link" && on !== "edge") return undefined;
  if (domain.kind === "yes-no") return code;
  const isNumber = domain.kind === "range" || domain.kind === "number" || domain.kind === "numbers";
  return on === "link" && isNumber && code >= 0 && code <= MOST_LINES ? code : undefined;
}

/** The pieces of a table in SVG, as setters draw them below the board: each in small cells with its name beside it, as many in a line as fit. */
import type { BankedPiece, SceneBank } from "../scene.js";
import { displayWidth } from "../text/display-width.js";
import { toneFill } from "./svg-style.js";
import { svgText } from "./svg-text.js";

/** Of a cell of a piece. */
const SMALL = 12;
/** Between a piece and its name, and from there to the next piece. */
const BESIDE = 6;
const APART = 20;
const BETWEEN_LINES = 10;
/** Of a letter of a name. */
const LETTER = 8;

interface Drawn {
  readonly body: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** `left`, `top`: of its upper left corner; `room`: the width that there is. */
export function svgBank({ pieces }: SceneBank, left: number, top: number, room: number): Drawn {
  const body: string[] = [];
  let [x, y, width] = [0, 0, 0];
  for (let line = 0, next = 0; next < pieces.length; line++) {
    const inLine = firstThatFit(pieces.slice(next), room);
    const height = Math.max(...inLine.map(heightOf));
    x = 0;
    if (line > 0) y += BETWEEN_LINES;
    for (const piece of inLine) {
      body.push(...svgPiece(piece, left + x, top + y + (height - heightOf(piece)) / 2));
      x += widthOf(piece) + APART;
    }
    width = Math.max(width, x - APART);
    y += height;
    next += inLine.length;
  }
  return { body, width, height: y };
}

/** One at least. */
function firstThatFit(pieces: readonly BankedPiece[], room: number): readonly BankedPiece[] {
  let width = 0;
  const tooFar = pieces.findIndex((piece, index) => {
    width += widthOf(piece) + (index === 0 ? 0 : APART);
    return index > 0 && width > room;
  });
  return tooFar < 0 ? pieces : pieces.slice(0, tooFar);
}

const shapeWidth = ({ cells }: BankedPiece): number =>
  SMALL * (1 + Math.max(...cells.map(([, column = 0]) => column)));
const widthOf = (piece: BankedPiece): number =>
  shapeWidth(piece) + BESIDE + LETTER * displayWidth(piece.label);
/** A name needs a line of its own beside a flat piece. */
const heightOf = ({ cells }: BankedPiece): number =>
  Math.max(16, SMALL * (1 + Math.max(...cells.map(([row = 0]) => row))));

function svgPiece(piece: BankedPiece, x: number, y: number): readonly string[] {
  const { cells, label, tone } = piece;
  const rows = 1 + Math.max(...cells.map(([row = 0]) => row));
  const above = (heightOf(piece) - SMALL * rows) / 2;
  const squares = cells.map(
    ([row = 0, column = 0]) =>
      `M${x + SMALL * column} ${y + above + SMALL * row}h${SMALL}v${SMALL}h-${SMALL}Z`,
  );
  const path = squares.join("");
  return [
    `<path ${toneFill(tone)} d="${path}"/>`,
    `<path class="line slash" d="${path}"/>`,
    svgText(label, {
      x: x + shapeWidth(piece) + BESIDE,
      y: y + heightOf(piece) / 2,
      size: 14,
      classes: "start small",
    }),
  ];
}

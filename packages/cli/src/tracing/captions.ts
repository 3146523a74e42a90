/** The words below the boards of a film, and the room for both. */
import { type Film, svgText } from "@ecp/compiler";
import { wrapped } from "../explaining/paragraphs.js";

const SIZE = 14;
const LINE = 18;
const PAD = 12;
/** Of a character, by the size of its letters: a little wide. */
const CHARACTER = 0.56;
const NARROWEST = 260;

export interface Captioned {
  readonly width: number;
  readonly height: number;
  /** An element of SVG for each frame. */
  readonly captions: readonly string[];
}

export function captioned({ width: boards, height: above, says }: Film): Captioned {
  const width = Math.max(NARROWEST, boards);
  const words = says.map((each, frame) => wordsOf(each, frame, says.length, width));
  const lines = Math.max(1, ...words.map((each) => each.length));
  const captions = words.map(
    (each) =>
      `<g>${each.map((text, line) => svgText(text, { x: PAD, y: above + LINE * (line + 0.5), size: SIZE, classes: "start given" })).join("")}</g>`,
  );
  return { width, height: above + lines * LINE + PAD, captions };
}

function wordsOf(says: string, frame: number, frames: number, width: number): readonly string[] {
  const letters = Math.floor((width - 2 * PAD) / (SIZE * CHARACTER));
  return wrapped(`${frame + 1}/${frames}  ${says}`, letters).split("\n");
}

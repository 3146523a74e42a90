/** Clues outside the board, in text: lists stand on each other above and below the board, and beside each other at its sides. */
import type { Canvas } from "../canvas.js";
import { sidesWithMarks } from "../outside.js";
import type { BoardScene, Track } from "../scene.js";
import { displayWidth } from "./display-width.js";
import type { Layout } from "./text-layout.js";

export interface LaidTracks {
  /** Lines above and below, columns at the left and right. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly write: (canvas: Canvas, layout: Layout) => void;
}

const ofSide = (scene: BoardScene, side: Track["side"]): readonly Track[] =>
  scene.tracks.filter((track) => track.side === side);

const heightOf = (track: Track): number => Math.max(0, ...track.texts.map((texts) => texts.length));
const widthOf = (track: Track): number =>
  Math.max(0, ...track.texts.map((texts) => displayWidth(texts.join(" ")))) + 1;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export function layTracks(scene: BoardScene, width: number): LaidTracks {
  const [top, bottom, left, right] = (["top", "bottom", "left", "right"] as const).map((side) =>
    ofSide(scene, side),
  );
  const tops = top ?? [];
  const bottoms = bottom ?? [];
  const lefts = left ?? [];
  const rights = right ?? [];
  const marked = sidesWithMarks(scene);
  const marks = {
    top: marked.has("top") ? 1 : 0,
    bottom: marked.has("bottom") ? 1 : 0,
    left: marked.has("left") ? width + 1 : 0,
    right: marked.has("right") ? width + 1 : 0,
  };
  const sizes = {
    top: marks.top + sum(tops.map(heightOf)),
    bottom: marks.bottom + sum(bottoms.map(heightOf)),
    left: marks.left + sum(lefts.map(widthOf)),
    right: marks.right + sum(rights.map(widthOf)),
  };
  return {
    ...sizes,
    write: (canvas, layout) => {
      let y = sizes.top - marks.top;
      for (const track of tops) {
        y -= heightOf(track);
        stack(canvas, layout, track, y, heightOf(track), width);
      }
      y = layout.rowOf(2 * scene.rows) + 1 + marks.bottom;
      for (const track of bottoms) {
        stack(canvas, layout, track, y, 0, width);
        y += heightOf(track);
      }
      let x = sizes.left - marks.left;
      for (const track of lefts) {
        x -= widthOf(track);
        track.texts.forEach((texts, row) => {
          const text = texts.join(" ");
          const at = x + widthOf(track) - 1 - displayWidth(text);
          canvas.write(layout.rowOf(2 * row + 1), at, text, {
            role: track.by === "found" ? "found" : "label",
          });
        });
      }
      x = layout.columnOf(2 * scene.columns) + 2 + marks.right;
      for (const track of rights) {
        track.texts.forEach((texts, row) => {
          const role = track.by === "found" ? "found" : "label";
          canvas.write(layout.rowOf(2 * row + 1), x, texts.join(" "), { role });
        });
        x += widthOf(track);
      }
    },
  };
}

/** `height` is what the texts stand on the ground of, above the board; 0 hangs them from the line. */
function stack(
  canvas: Canvas,
  layout: Layout,
  track: Track,
  top: number,
  height: number,
  width: number,
): void {
  track.texts.forEach((texts, column) => {
    const first = height === 0 ? top : top + height - texts.length;
    texts.forEach((text, line) => {
      const x = layout.columnOf(2 * column) + 1 + Math.floor((width - displayWidth(text)) / 2);
      canvas.write(first + line, x, text, { role: track.by === "found" ? "found" : "label" });
    });
  });
}

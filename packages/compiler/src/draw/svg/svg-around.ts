/** The surroundings of the board in SVG: clues at its four sides. */

import { glyphText } from "../looks.js";
import { sidesWithMarks } from "../outside.js";
import type { BoardScene, Mark, Track } from "../scene.js";
import { displayWidth } from "../text/display-width.js";
import { sceneCentre, sceneHeight, sceneWidth } from "./svg-places.js";
import { CELL, svgText } from "./svg-text.js";

const SIZE = 17;
const LINE = 20;

const longestOf = (track: Track): number =>
  Math.max(0, ...track.texts.map((texts) => displayWidth(texts.join(" "))));
const heightOf = (track: Track): number => LINE * Math.max(0, ...track.texts.map((texts) => texts.length));
const widthOf = (track: Track): number => 10 * longestOf(track) + 8;

export interface SpaceAround {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export function trackSpace(scene: BoardScene): SpaceAround {
  const total = (side: Track["side"], size: (track: Track) => number): number =>
    scene.tracks.reduce((sum, track) => (track.side === side ? sum + size(track) : sum), 0);
  const marks = markSpace(scene);
  return {
    top: marks.top + total("top", heightOf),
    bottom: marks.bottom + total("bottom", heightOf),
    left: marks.left + total("left", widthOf),
    right: marks.right + total("right", widthOf),
  };
}

/** The space next to the board that marks beyond the rim take. */
function markSpace(scene: BoardScene): SpaceAround {
  const sides = sidesWithMarks(scene);
  const of = (side: Track["side"]): number => (sides.has(side) ? CELL : 0);
  return { top: of("top"), bottom: of("bottom"), left: of("left"), right: of("right") };
}

export function svgTracks(scene: BoardScene): readonly string[] {
  const used: Record<Track["side"], number> = { ...markSpace(scene) };
  return scene.tracks.flatMap((track) => {
    const before = used[track.side];
    used[track.side] += track.side === "top" || track.side === "bottom" ? heightOf(track) : widthOf(track);
    return track.texts.flatMap((texts, index) => trackTexts(scene, track, texts, index, before));
  });
}

function trackTexts(
  scene: BoardScene,
  track: Track,
  texts: readonly string[],
  index: number,
  before: number,
): readonly string[] {
  if (texts.length === 0) return [];
  const classes = track.by === "found" ? "found" : "label";
  const isRow = track.side === "left" || track.side === "right";
  const along = isRow ? rowAt(scene, index) : index * CELL + CELL / 2;
  switch (track.side) {
    case "top":
      return texts.map((text, line) => {
        const y = -before - 10 - LINE * (texts.length - 1 - line);
        return svgText(text, { x: along, y, size: SIZE, classes });
      });
    case "bottom":
      return texts.map((text, line) => {
        const y = sceneHeight(scene) + before + 12 + LINE * line;
        return svgText(text, { x: along, y, size: SIZE, classes });
      });
    case "left":
      return [svgText(texts.join(" "), { x: -before - 8, y: along, size: SIZE, classes: `end ${classes}` })];
    case "right": {
      const x = sceneWidth(scene) + before + 8;
      return [svgText(texts.join(" "), { x, y: along, size: SIZE, classes: `start ${classes}` })];
    }
    default:
      return track.side satisfies never;
  }
}

/** The height of a row: that of its first place. */
const rowAt = (scene: BoardScene, row: number): number =>
  (sceneCentre(scene, row * scene.columns)[0] * CELL) / 2;

/** Marks beyond the rim are as large as the clues of rows and columns; several at one place stand above each other. */
export function svgOutside(all: readonly Mark[], x: number, y: number): readonly string[] {
  return all.map(({ glyph, by }, line) =>
    svgText(glyphText(glyph, false), {
      x,
      y: y + (line - (all.length - 1) / 2) * LINE,
      size: SIZE,
      classes: by === "found" ? "found" : "label",
    }),
  );
}

/**
 * A search as one drawing that moves: each part of the boards once, with the frames in which it is seen. Two boards that follow each other differ
 * in a few parts, so that a film of hundreds of boards is not much larger than a few.
 */

import type { OptionId } from "@ecp/engine";
import { makeScene } from "../draw/make-scene.js";
import type { Scene } from "../draw/scene.js";
import { svgParts } from "../draw/svg/svg.js";
import type { Ground } from "../ground.js";
import type { Solution } from "../solution.js";
import { overlay } from "./overlay.js";

/** From a frame to the one before which it is gone. */
export type FrameSpan = readonly [from: number, before: number];

export interface FilmPart {
  /** One element of SVG. */
  readonly svg: string;
  /** In order, with gaps between them. */
  readonly seen: readonly FrameSpan[];
}

export interface Film {
  /** Room for the largest board, in pixels. */
  readonly width: number;
  readonly height: number;
  /** In the order in which they are painted. */
  readonly parts: readonly FilmPart[];
  /** The words of each frame. */
  readonly says: readonly string[];
}

export interface FilmMaker {
  /** Adds a board: what is chosen there, and what it says. */
  readonly add: (frame: { readonly chosen: readonly OptionId[]; readonly says: string }) => void;
  readonly film: () => Film;
}

/** `decode`: from chosen options to what they say of the board. */
export function makeFilm(ground: Ground, decode: (chosen: readonly OptionId[]) => Solution): FilmMaker {
  const [boards, below] = [overlay(), overlay()];
  const says: string[] = [];
  const size = { width: 0, height: 0 };
  let last: Scene | undefined;
  return {
    add: (frame) => {
      const { board } = ground;
      const picture = { ground, ...(board === undefined ? {} : { board }), solution: decode(frame.chosen) };
      const scene = makeScene(picture);
      const parts = svgParts(last === undefined ? scene : withRings(last, scene));
      last = scene;
      size.width = Math.max(size.width, parts.width);
      size.height = Math.max(size.height, parts.height);
      const place = `<g transform="translate(${parts.left} ${parts.top})">`;
      boards.add(
        says.length,
        parts.board.map((part) => `${place}${part}</g>`),
      );
      below.add(says.length, parts.below);
      says.push(frame.says);
    },
    film: () => ({ ...size, parts: [...boards.parts(), ...below.parts()], says }),
  };
}

/** Cells that are not what they were have a ring. */
function withRings(before: Scene, after: Scene): Scene {
  if (before.kind !== "board" || after.kind !== "board") return after;
  const ringed = after.cells.flatMap((cell, index) =>
    JSON.stringify(cell) === JSON.stringify(before.cells[index]) ? [] : [index],
  );
  return { ...after, ringed };
}

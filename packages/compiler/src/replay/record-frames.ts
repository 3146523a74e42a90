/** The frames of a search for those who show it, up to a limit. That it branches is told by the frame after it, so that each frame is a step. */
import type { Problem, SearchEvent } from "@ecp/engine";
import { firstFrame, nextFrame, type SearchFrame } from "./frames.js";

export interface Recording {
  readonly onEvent: (event: SearchEvent) => void;
  readonly frames: readonly SearchFrame[];
  /** More has happened than there is room for. */
  readonly isCut: () => boolean;
}

export function recordFrames(problem: Problem, most: number): Recording {
  const frames: SearchFrame[] = [];
  let last = firstFrame;
  let isCut = false;
  return {
    frames,
    isCut: () => isCut,
    onEvent: (event) => {
      if (isCut) return;
      last = nextFrame(problem, last, event);
      if (event.kind === "item") return;
      if (frames.length === most) isCut = true;
      else frames.push(last);
    },
  };
}

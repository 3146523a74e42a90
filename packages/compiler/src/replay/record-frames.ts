/**
 * The frames of a search for those who show it, up to a limit. That it branches is told by the frame after it, and an option of which nobody sees anything (an
 * auxiliary, a hidden layer, an entry that was on the board before) is placed together with the next, so that each frame is a step.
 */
import type { OptionId, SearchEvent } from "@ecp/engine";
import type { Lowered } from "../lower/lower.js";
import { firstFrame, nextFrame, type SearchFrame } from "./frames.js";

export interface Recording {
  readonly onEvent: (event: SearchEvent) => void;
  readonly frames: readonly SearchFrame[];
  /** More has happened than there is room for. */
  readonly isCut: () => boolean;
}

export function recordFrames(
  { problem, seenOf }: Pick<Lowered, "problem" | "seenOf">,
  most: number,
  entered: readonly OptionId[] = [],
): Recording {
  const before = new Set(entered);
  const isNew = (option: OptionId): boolean => seenOf(option) !== undefined && !before.has(option);
  const frames: SearchFrame[] = [];
  let last = firstFrame;
  let isCut = false;
  return {
    frames,
    isCut: () => isCut,
    onEvent: (event) => {
      if (isCut) return;
      last = nextFrame(problem, last, event);
      if (event.kind === "item" || (event.kind === "try" && !isNew(event.option))) return;
      if (frames.length === most) isCut = true;
      else frames.push({ ...last, chosen: [...new Set([...entered, ...last.chosen])] });
    },
  };
}

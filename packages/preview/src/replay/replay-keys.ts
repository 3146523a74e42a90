/** The keys of a film: a table, so that the help text, the handler and the tests are of one mind. */
import type { Key } from "../element/keys.js";
import type { PreviewEvent, Replayed } from "../state.js";
import { speeds } from "./speeds.js";

export const replayKeysHelp =
  "The left and right arrow keys go one step, Home and End to the first and the last, Space plays and pauses, + and - change the speed, Escape ends the replay.";

export function replayKey(
  { key, ctrlKey, altKey, metaKey }: Key,
  { at, last, isPlaying, speed }: Replayed,
): PreviewEvent | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  switch (key) {
    case "ArrowLeft":
      return { kind: "frame", at: Math.max(0, at - 1) };
    case "ArrowRight":
      return { kind: "frame", at: Math.min(last, at + 1) };
    case "Home":
      return { kind: "frame", at: 0 };
    case "End":
      return { kind: "frame", at: last };
    case " ":
      return { kind: "playing", plays: !isPlaying };
    case "+":
      return { kind: "speed", speed: speeds.find((each) => each > speed) ?? speed };
    case "-":
      return { kind: "speed", speed: speeds.findLast((each) => each < speed) ?? speed };
    case "Escape":
      return { kind: "unreplayed" };
    default:
      return undefined;
  }
}

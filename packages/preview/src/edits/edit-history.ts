/**
 * Edits that were made through a board, and how each is taken back. A step is of one text only: as soon as somebody else has changed the
 * text, no step fits it, and all are forgotten.
 */
import type { EditHistoryState } from "../state.js";
import { applyChanges, type Change, inverseChanges } from "./text-changes.js";

export interface EditHistory {
  /** Changes are being made to a text. The text that they make. */
  readonly make: (text: string, changes: readonly Change[]) => Step;
  /** The last one taken back; undefined where there is none. */
  readonly undo: (text: string) => Step | undefined;
  /** The one that was taken back last, made again. */
  readonly redo: (text: string) => Step | undefined;
  readonly forget: () => void;
  readonly state: () => EditHistoryState;
}

/** A step to another text: it counts once `done` is called, which is when that text has been saved. */
export interface Step {
  readonly text: string;
  /** The change that makes it of the text before. */
  readonly changes: readonly Change[];
  readonly done: () => void;
}

export function makeEditHistory(): EditHistory {
  const undos: (readonly Change[])[] = [];
  const redos: (readonly Change[])[] = [];
  const move = (text: string, from: (readonly Change[])[], to: (readonly Change[])[]): Step | undefined => {
    const changes = from.at(-1);
    if (changes === undefined) return undefined;
    return {
      text: applyChanges(text, changes),
      changes,
      done: () => {
        from.pop();
        to.push(inverseChanges(text, changes));
      },
    };
  };
  return {
    make: (text, changes) => ({
      text: applyChanges(text, changes),
      changes,
      done: () => {
        undos.push(inverseChanges(text, changes));
        redos.length = 0;
      },
    }),
    undo: (text) => move(text, undos, redos),
    redo: (text) => move(text, redos, undos),
    forget: () => {
      undos.length = 0;
      redos.length = 0;
    },
    state: () => ({ undo: undos.length > 0, redo: redos.length > 0 }),
  };
}

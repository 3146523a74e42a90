/** The address that opens the first instance of a text on puzz.link; undefined where that knows no such puzzle, or cannot write this one. */
import { analyse, readInstance } from "@ecp/compiler";
import { exportPuzzle, givensOf } from "@ecp/interchange";

/** A host as in a page, where there is no file beside the text. */
const noFiles = { read: () => ({ refused: "there are no files here" }) };

export function puzzlinkAddress(text) {
  const { typed } = analyse("class.ecp", text, noFiles);
  const instance = typed.instances.find((each) => typed.isSoundInstance(each));
  const read = instance && readInstance(instance, { set: new Map() }, noFiles).value;
  const givens = read && givensOf(read);
  const written = givens && exportPuzzle(givens, "puzzlink");
  return written !== undefined && "value" in written ? written.value : undefined;
}

/** Parts of an address that are left out where they would say nothing. */
import type { Code } from "../codes/code.js";
import { placeAt } from "../cursor.js";
import type { Places } from "../places.js";
import type { Field } from "./field.js";

/** The field, unless the text ends here; written only where it says anything. `says`: the layers that it fills. */
export const optional = (field: Field, says: readonly string[]): Field => ({
  read: (cursor, draft) => (cursor.at >= cursor.text.length ? undefined : field.read(cursor, draft)),
  write: (givens) =>
    says.some((layer) => givens.layers.get(layer)?.some((value) => value !== undefined) === true)
      ? field.write(givens)
      : { value: "" },
});

/** Values that the class has no word for: the address may say them all absent. */
export const nothingSaid = (code: Code, places: Places, what: string): Field => ({
  read(cursor, draft) {
    if (cursor.at >= cursor.text.length) return undefined;
    const start = cursor.at;
    for (const part of places(draft)) {
      const read = code.read(cursor, part.height * part.width);
      if ("problem" in read) return read.problem;
      if (read.value.some((value) => value !== undefined))
        return { kind: "not-in-class", puzzle: draft.puzzle, what, at: placeAt(cursor, start, cursor.at) };
    }
    return undefined;
  },
  write: () => ({ value: "" }),
});

/** An answer in the terms of the formats, beside one that data say. */
import type { Answer } from "@ecp/interchange";

/** Places where they differ. No number and 0 are the same: what the data do not say of numbers was not asked for. */
export const differing = (answer: Answer, said: Answer): readonly string[] =>
  [...said].flatMap(([name, values]) => {
    const mine = answer.get(name);
    if (mine === undefined) return [`no layer ${name}`];
    const length = Math.max(mine.length, values.length);
    return Array.from({ length }, (_, element) => element).flatMap((element) => {
      const [one, other] = [mine[element], values[element]];
      const isSame = one === other || (one === 0 && other === undefined);
      return isSame ? [] : [`${name} ${element}: ${one}, the data ${other}`];
    });
  });

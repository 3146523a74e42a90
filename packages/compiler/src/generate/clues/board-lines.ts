/** The board line of an instance, with what stands below it, as a new instance repeats it. */
import { isName } from "../../syntax/names.js";
import { isReserved } from "../../syntax/token-table.js";
import type { TypedBoard } from "../../typed.js";

/** `source`: the text of the file that the board line stands in. */
export function boardLines({ own, span }: TypedBoard, source: string): readonly string[] {
  if (own?.kind !== "places") return [`  ${source.slice(span.start, span.end).replaceAll(/\s+/gu, " ")}`];
  const { names, pairs } = own;
  const line = `  board places ${names.map(asWritten).join(", ")}`;
  const beside = names.flatMap((name, place) => {
    const later = pairs.flatMap(([a, b]) => (a === place ? [names[b] ?? ""] : []));
    const isAlone = !pairs.some((pair) => pair.includes(place));
    return later.length === 0 && !isAlone
      ? []
      : [`      ${name}:${later.map((each) => ` ${each}`).join(",")}`];
  });
  return pairs.length === 0 ? [line] : [line, "    neighbours:", ...beside];
}

const asWritten = (name: string): string =>
  isName(name) && !isReserved(name) ? name : `"${name.replaceAll('"', '""')}"`;

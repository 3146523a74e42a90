/** Names of places: how data write them, and which texts can be one. */
import { placeName } from "../diagnostics/catalogue/ecp3050-place-name.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import type { Span } from "../text/span.js";

/** Whether data name the places, rather than have a value for each in their order: told from the first line. */
export function isByName(
  named: ReadonlyMap<string, number>,
  [first]: readonly { readonly text: string }[],
): boolean {
  const text = first?.text.trim() ?? "";
  const [key = ""] = text.split(/[,=]/u);
  return text.includes("=") || named.has(key.trim()) || hasValueBehind(named, key.trim());
}

/** `A 30`, where 30 is no place. */
function hasValueBehind(named: ReadonlyMap<string, number>, text: string): boolean {
  const [, key = "", value = ""] = /^(.*\S)\s+(\S+)$/u.exec(text) ?? [];
  return named.has(key) && !named.has(value);
}

export interface WrittenPlace {
  readonly text: string;
  readonly span: Span;
}

/** Signs that stand between names in data. */
const signs = [",", "=", ":", '"'];

/** Those that can stand, each once; what is wrong with the others is reported. */
export function soundPlaces<P extends WrittenPlace>(
  written: readonly P[],
  report: (diagnostic: Diagnostic) => void,
): readonly P[] {
  const first = new Map<string, P>();
  for (const place of written) {
    const { text, span } = place;
    const before = first.get(text);
    const sign = signs.find((each) => text.includes(each));
    if (text.trim() === "" || text !== text.trim() || /[\r\n\t]/u.test(text))
      report(diagnose(placeName, span, { problem: "blank", name: text }));
    else if (sign !== undefined) report(diagnose(placeName, span, { problem: "sign", name: text, sign }));
    else if (before !== undefined)
      report(
        diagnose(placeName, span, { problem: "twice", name: text }, [
          { span: before.span, message: "first here" },
        ]),
      );
    else first.set(text, place);
  }
  return [...first.values()];
}

/** The places that a text names with `-` between them, whose names may have `-` too; undefined where it is not made of names. */
export function placesIn<T>(
  text: string,
  placeOf: (name: string) => T | undefined,
): readonly T[] | undefined {
  const parts = text.split("-");
  if (parts.length > MOST_PARTS) return undefined;
  // By part: the places that the rest of the text names, from there on.
  const from: (readonly T[] | undefined)[] = new Array(parts.length).fill(undefined);
  from.push([]);
  for (let first = parts.length - 1; first >= 0; first--)
    for (let end = first + 1; end <= parts.length && from[first] === undefined; end++) {
      const rest = from[end];
      const place = rest === undefined ? undefined : placeOf(parts.slice(first, end).join("-").trim());
      if (rest !== undefined && place !== undefined) from[first] = [place, ...rest];
    }
  return from[0];
}

const MOST_PARTS = 200;

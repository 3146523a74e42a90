/** Sentences about each row as sentences about the one row that a head names: `for each row r: there are no two stars in a row in r`. */
import type { Thing } from "./meanings.js";

/** The words behind a head, as sentences about each thing of its sort. */
export function belowEach(text: string, { variable, sort }: Thing): readonly string[] {
  const said = text.replace(
    /^there (?:is|are|(?:must|may|can) be) (?=no |exactly |at (?:most|least) |\d)/,
    "",
  );
  const inIt = new RegExp(`\\b(in|of|on|along|within|inside) (?:the )?(?:${sort} )?${variable}\\b(?!\\.)`);
  const named = said.replace(inIt, `$1 each ${sort}`);
  if (named !== said) return [named];
  return new RegExp(`\\b${variable}\\b`).test(said)
    ? []
    : [`${said} in each ${sort}`, `in each ${sort}, ${said}`];
}

const renamed = (text: string, from: string, to: string): string =>
  text.replaceAll(new RegExp(`(?<![\\w.])${from}\\b`, "g"), to);

/** Of two rows, what is true of them in each column: a head of columns says no more. */
export const ofAllAtOnce = (text: string, sort: string): boolean =>
  text.split("; ").every((each) => {
    const [, ofSame, ofOthers] =
      /^for each cell x in [^:]*, cell y in [^:]*?(?: where x\.(\w+) = y\.\1: .*|: x\.(\w+) != y\.\2)$/.exec(
        each,
      ) ?? [];
    return (ofSame ?? ofOthers) === sort;
  });

/** The statement about each thing of a sort as one about the thing of the head; undefined where it says more than that. */
export function belowHead(text: string, { variable, sort }: Thing): string | undefined {
  if (text.includes(";") || text.includes("\n")) return undefined;
  const [, own = "", below = ""] = new RegExp(`^for each ${sort} (\\w+): (.*)$`).exec(text) ?? [];
  if (below !== "") {
    const isTaken = own !== variable && new RegExp(`(?<![\\w.])${variable}\\b`).test(below);
    return isTaken ? undefined : renamed(below, own, variable);
  }
  if (new RegExp(`(?<![\\w.])${variable}\\b`).test(text)) return undefined;
  const parts = text.split(` in each ${sort}`);
  return parts.length === 2 && /^(?:$|:)/.test(parts[1] ?? "") ? parts.join(` in ${variable}`) : undefined;
}

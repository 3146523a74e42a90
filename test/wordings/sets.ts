/**
 * Sets of wordings: texts that say the same rule of the same puzzle. A file of this folder has one set after the other:
 *
 *     ## every region has two cells
 *     equal, 196 answers: region-rules
 *
 *     board 5 x 5 without r3c3
 *     find area: region
 *     ...
 *
 *     -- by region
 *     for each area a: size(a) = 2
 *     -- open: through a truth
 *     let pair(a) = size(a) = 2
 *     for each area a: pair(a)
 *
 * The line `...` stands where each wording goes. `equal`: the laws of the language make all wordings one problem, that of the first. `near`: other
 * rules of the puzzle make them mean the same, so that their problems may differ a little; in an `equal` set single wordings may be marked so. Behind
 * the colon stand the recognisers that the set is for. `open` marks a wording that the compiler does not yet take for what it is, `uncounted`
 * one that takes too long to count today: `-- near, open: in other words`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface WordingSet {
  readonly file: string;
  readonly name: string;
  readonly answers: number;
  readonly recognisers: readonly string[];
  readonly wordings: readonly Wording[];
}

export interface Wording {
  readonly name: string;
  readonly kind: "equal" | "near";
  readonly open: boolean;
  readonly uncounted: boolean;
  /** The whole puzzle. */
  readonly text: string;
}

const folder = fileURLToPath(new URL(".", import.meta.url));

export const everySet = (): readonly WordingSet[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((file) => setsIn(file, readFileSync(`${folder}${file}`, "utf8")));

export function setsIn(file: string, content: string): readonly WordingSet[] {
  const [, ...parts] = content.split(/^## /mu);
  return parts.map((part) => readSet(file, part));
}

const HEADER = /^(equal|near), (\d+) answers?: (.+)$/u;
const WORDING = /^(?:((?:(?:near|open|uncounted)(?:, |: ))+))?(.+)$/u;
const PLACE = /^\.\.\.$/mu;

function readSet(file: string, part: string): WordingSet {
  const [name = "", header = "", ...lines] = part.split("\n");
  const [, kind, answers, recognisers] = HEADER.exec(header) ?? [];
  const [common = "", ...wordings] = lines.join("\n").split(/^-- /mu);
  if ((kind !== "equal" && kind !== "near") || !PLACE.test(common))
    throw new Error(`${file}: the set “${name}” has no header, or no line with three dots`);
  return {
    file,
    name,
    answers: Number(answers),
    recognisers: recognisers?.split(", ") ?? [],
    wordings: wordings.map((wording) => readWording(kind, common, wording)),
  };
}

function readWording(kind: Wording["kind"], common: string, wording: string): Wording {
  const end = wording.indexOf("\n");
  const [, marks = "", name = ""] = WORDING.exec(wording.slice(0, end)) ?? [];
  const lines = wording.slice(end + 1).trimEnd();
  return {
    name,
    kind: marks.includes("near") ? "near" : kind,
    open: marks.includes("open"),
    uncounted: marks.includes("uncounted"),
    text: `puzzle P\n${common.trim().replace(PLACE, () => lines)}\n`,
  };
}

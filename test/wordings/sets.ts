/**
 * Sets of wordings: texts that say the same rule of the same puzzle. A file of this folder has one set after the other:
 *
 *     ## every region has two cells
 *     equal, 95 answers: region-rules
 *
 *     board 4 x 5
 *     find area: region
 *     ...
 *
 *     -- by region
 *     for each area a: size(a) = 2
 *     -- open: through a truth
 *     let pair(a) = size(a) = 2
 *     for each area a: pair(a)
 *
 * The line `...` stands where each wording goes. The line below the name says what holds of all wordings of the set:
 *
 * - `equal`: the laws of the language make them one problem, that of the first.
 * - `near`: other rules of the puzzle make them mean the same, so that their problems may differ a little. A single wording of an `equal` set may be
 *   marked so too.
 * - `unlike: L8`: they look alike, and mean something else by that rule of the semantics; each says how many answers it has (`-- 4 answers: unequal`).
 *
 * Behind the colon stand the recognisers that the set is for. Marks of a wording, as in `-- near, open: in other words`: `open`, the compiler does not
 * take it for what it is yet; `uncounted`, it takes too long to count today.
 */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type Kind = "equal" | "near" | "unlike";

export interface WordingSet {
  readonly file: string;
  readonly name: string;
  readonly recognisers: readonly string[];
  readonly wordings: readonly Wording[];
}

export interface Wording {
  readonly name: string;
  readonly kind: Kind;
  readonly answers: number;
  readonly open: boolean;
  readonly uncounted: boolean;
  /** The whole puzzle. */
  readonly text: string;
}

export const folder = fileURLToPath(new URL(".", import.meta.url));

export const everySet = (): readonly WordingSet[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((file) => setsIn(file, readFileSync(`${folder}${file}`, "utf8")));

export function setsIn(file: string, content: string): readonly WordingSet[] {
  const [, ...parts] = content.split(/^## /mu);
  return parts.map((part) => readSet(file, part));
}

const HEADER = /^(?:(equal|near), (\d+) answers?|unlike): (.+)$/u;
const WORDING = /^(?:((?:(?:near|open|uncounted|\d+ answers?)(?:, |: ))+))?(.+)$/u;
const PLACE = /^\.\.\.$/mu;

function readSet(file: string, part: string): WordingSet {
  const [name = "", header = "", ...lines] = part.split("\n");
  const [found, kind = "unlike", answers = "", recognisers = ""] = HEADER.exec(header) ?? [];
  const [common = "", ...wordings] = lines.join("\n").split(/^-- /mu);
  if (found === undefined || !PLACE.test(common))
    throw new Error(`${file}: the set “${name}” has no header, or no line with three dots`);
  const ofAll = { kind: kind as Kind, answers: Number(answers), common: common.trim() };
  return {
    file,
    name,
    recognisers: recognisers.split(", "),
    wordings: wordings.map((wording) => readWording(ofAll, wording)),
  };
}

interface OfAll extends Pick<Wording, "kind" | "answers"> {
  readonly common: string;
}

function readWording({ kind, answers, common }: OfAll, wording: string): Wording {
  const end = wording.indexOf("\n");
  const [, marks = "", name = ""] = WORDING.exec(wording.slice(0, end)) ?? [];
  const lines = wording.slice(end + 1).trimEnd();
  return {
    name,
    kind: marks.includes("near") ? "near" : kind,
    answers: Number(/\d+/u.exec(marks)?.[0] ?? answers),
    open: marks.includes("open"),
    uncounted: marks.includes("uncounted"),
    text: `puzzle P\n${common.replace(PLACE, () => lines)}\n`,
  };
}

/** The text of a file, in which these wordings of a set are no longer marked as open. */
export function withoutOpen(content: string, set: string, wordings: readonly string[]): string {
  let own = false;
  return content
    .split("\n")
    .map((line) => {
      if (line.startsWith("## ")) own = line === `## ${set}`;
      const [, marks, name = ""] = own && line.startsWith("-- ") ? (WORDING.exec(line.slice(3)) ?? []) : [];
      if (marks === undefined || !wordings.includes(name)) return line;
      const left = marks.split(/, |: /u).filter((mark) => mark !== "" && mark !== "open");
      return `-- ${left.length > 0 ? `${left.join(", ")}: ` : ""}${name}`;
    })
    .join("\n");
}

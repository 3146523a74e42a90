/** Sentences of rule books, each said of a small puzzle of its kind, with the text that is meant. */
import { readFileSync } from "node:fs";
import { counted, mended } from "./phrasings.js";

export interface Sentence {
  readonly puzzle: string;
  readonly written: string;
  readonly meant: string;
  /** The puzzle with a line in the place of the sentence. */
  readonly textOf: (line: string) => string;
}

const SIGN = " ==> ";
const PLACE = "RULE";

/** Blocks with a puzzle each, in which the line `RULE` is where a sentence stands; then a line for each sentence: as written ==> as meant. */
export const sentencesOf = (file: URL | string): readonly Sentence[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n\n")
    .flatMap((block) => {
      const lines = block.split("\n").filter((line) => !line.startsWith("//"));
      const text = lines.filter((line) => !line.includes(SIGN)).join("\n");
      const textOf = (line: string): string => `${text.replace(`\n${PLACE}\n`, () => `\n${line}\n`)}\n`;
      const puzzle = text.split("\n")[0] ?? "";
      return lines
        .filter((line) => line.includes(SIGN))
        .map((line) => {
          const [written = "", meant = ""] = line.split(SIGN);
          return { puzzle, written, meant, textOf };
        });
    });

export type Outcome = "accepted" | "led" | "led elsewhere" | "not led" | "another meaning";

export interface Followed {
  readonly outcome: Outcome;
  readonly said: string;
}

/** Where the first message leads. `led elsewhere`: a text that it offers is accepted, and none of them is what was meant. */
export function followed({ written, meant, textOf }: Sentence): Followed {
  const wanted = counted(textOf(meant));
  if (typeof wanted !== "bigint")
    throw new Error(`${meant}: ${wanted.map(({ message }) => message).join("; ")}`);
  const found = counted(textOf(written));
  if (typeof found === "bigint")
    return { outcome: found === wanted ? "accepted" : "another meaning", said: "" };
  const [first] = found;
  if (first === undefined) return { outcome: "not led", said: "" };
  const said = `${first.code} ${first.message} [${first.help ?? ""}]`;
  const counts = [...mended(textOf(written), first)].map(counted);
  if (counts.includes(wanted)) return { outcome: "led", said };
  return { outcome: counts.some((each) => typeof each === "bigint") ? "led elsewhere" : "not led", said };
}

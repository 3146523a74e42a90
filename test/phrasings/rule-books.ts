/** Sentences of rule books, each said in a small puzzle of its kind, with the text that is meant. */
import { readFileSync } from "node:fs";
import { noFiles } from "../support/hosts.js";
import { analyse } from "../support/with-mends.js";
import { counted, edited, isSame, mended } from "./phrasings.js";

export interface Sentence {
  readonly puzzle: string;
  readonly written: string;
  /** Undefined where no text may be offered. */
  readonly meant: string | undefined;
  /** The puzzle with a line in the place of the sentence. */
  readonly textOf: (line: string) => string;
}

const SIGN = " ==> ";
const PLACE = "RULE";
/** Between two lines that are meant. */
const NEXT = " ⏎ ";

/** Blocks with a puzzle each, in which the line `RULE` is where a sentence stands; then a line for each sentence: as written ==> as meant. */
export const sentencesOf = (file: URL | string): readonly Sentence[] =>
  readFileSync(file, "utf8")
    .replace(/^\/\/.*\n/gm, "")
    .trim()
    .split("\n\n")
    .flatMap((block) => {
      const lines = block.split("\n");
      const text = lines.filter((line) => !line.includes(SIGN)).join("\n");
      const textOf = (line: string): string => `${text.replace(`\n${PLACE}\n`, () => `\n${line}\n`)}\n`;
      return lines
        .filter((line) => line.includes(SIGN))
        .map((line) => {
          const [written = "", meant = ""] = line.split(SIGN);
          return {
            puzzle: lines[0] ?? "",
            written,
            meant: meant === "never" ? undefined : meant.replaceAll(NEXT, "\n"),
            textOf,
          };
        });
    });

export interface Followed {
  readonly outcome: "accepted" | "another meaning" | "led" | "led elsewhere" | "offered" | "not led";
  readonly said: string;
}

/** Where the first message leads. `led elsewhere`: its mend is accepted, and is not what was meant. `offered`: it is one of its choices. */
export function followed({ written, meant, textOf }: Sentence): Followed {
  const text = textOf(written);
  const wanted = meant === undefined ? undefined : counted(textOf(meant));
  if (wanted !== undefined && typeof wanted !== "bigint")
    throw new Error(`${meant}: ${wanted.map(({ message }) => message).join("; ")}`);
  const first = analyse("sentence.ecp", text, noFiles).diagnostics.find(
    ({ severity }) => severity === "error",
  );
  if (first === undefined) {
    const isMeant = meant !== undefined && wanted !== undefined && isSame(text, meant, wanted, textOf);
    return { outcome: isMeant ? "accepted" : "another meaning", said: "no error" };
  }
  const said = `${first.code} ${first.message} [${first.help ?? ""}]`;
  const isMeant = (mend: string): boolean =>
    meant !== undefined && wanted !== undefined && isSame(mend, meant, wanted, textOf);
  if (first.choices?.some(({ edits }) => isMeant(edited(text, edits))) === true)
    return { outcome: "offered", said };
  const [mend] = first.fix === undefined ? [] : [...mended(text, first)];
  if (mend === undefined || typeof counted(mend) !== "bigint") return { outcome: "not led", said };
  return { outcome: isMeant(mend) ? "led" : "led elsewhere", said };
}

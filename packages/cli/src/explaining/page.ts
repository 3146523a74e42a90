/** `ecpc explain ECP2001`: the page of a diagnostic. */
import { catalogue, nearName } from "@ecp/compiler";
import { UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import type { Terminal } from "../terminal.js";

const indented = (text: string): string =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => (line === "" ? "" : `    ${line}`))
    .join("\n");

/** Paragraphs of at most that many columns. */
function wrapped(text: string, width: number): string {
  return text
    .split("\n")
    .map((paragraph) => {
      const lines: string[] = [""];
      for (const word of paragraph.split(" ")) {
        const last = lines.at(-1) ?? "";
        if (last !== "" && last.length + 1 + word.length > width) lines.push(word);
        else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
      }
      return lines.join("\n");
    })
    .join("\n");
}

const wantedCode = (code: string): string => (/^[0-9]+$/.test(code) ? `ECP${code}` : code.toUpperCase());

const entryOf = (code: string): (typeof catalogue)[number] | undefined =>
  catalogue.find((each) => each.code === wantedCode(code) || each.slug === code.toLowerCase());

/** It is a code, or the name of one, or meant to be; anything else is a file. */
export const isCode = (what: string): boolean =>
  /^(ecp)?[0-9]+$/i.test(what) || entryOf(what) !== undefined || /^[a-z][a-z-]*$/i.test(what);

export async function explainCode(code: string, terminal: Terminal): Promise<ExitCode> {
  const wanted = wantedCode(code);
  const entry = entryOf(code);
  if (entry === undefined) {
    const near = nearName(
      wanted,
      catalogue.map((each) => each.code),
    );
    const hint = near === undefined ? "codes are ECP and four digits" : `did you mean ${near}?`;
    throw new UsageError(`there is no diagnostic \`${code}\`; ${hint}`);
  }
  const { out } = terminal;
  const { bold } = out.colours;
  const width = Math.min(100, Math.max(40, out.width));
  const { meaning, failing, corrected } = entry.page;
  out.write(`${bold(`${entry.code} ${entry.slug}`)} (${entry.severity})\n\n${wrapped(meaning, width)}\n`);
  if (failing !== undefined) out.write(`\n${bold("wrong")}\n\n${indented(failing)}\n`);
  if (corrected !== undefined) out.write(`\n${bold("right")}\n\n${indented(corrected)}\n`);
  return exitCodes.answered;
}

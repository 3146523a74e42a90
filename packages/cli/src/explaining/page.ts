/** `ecpc explain ECP2001`: the page of a diagnostic; `ecpc explain neighbours`: a word of the language. */
import { catalogue, libraryEntries, nearName } from "@ecp/compiler";
import { UsageError } from "../command-error.js";
import { type ExitCode, exitCodes } from "../exit-codes.js";
import { standardTree } from "../input/standard-trees.js";
import type { Terminal } from "../terminal.js";
import { indented, wrapped } from "./paragraphs.js";
import { explainWord, nearWord, wordEntries } from "./word.js";

const wantedCode = (code: string): string => (/^[0-9]+$/.test(code) ? `ECP${code}` : code.toUpperCase());

const entryOf = (code: string): (typeof catalogue)[number] | undefined =>
  catalogue.find((each) => each.code === wantedCode(code) || each.slug === code.toLowerCase());

/** It is a code, the name of one, or a word of the language, or meant to be; anything else is a file. */
export const isCode = (what: string): boolean =>
  /^(ecp)?[0-9]+$/i.test(what) ||
  entryOf(what) !== undefined ||
  /^[a-z][a-z-]*$/i.test(what) ||
  wordEntries(what).length > 0;

/** A class of the library by its name, in whatever letters. */
const classCalled = (name: string): string | undefined =>
  libraryEntries(standardTree).find((entry) =>
    [entry.name, ...entry.aliases].some((each) => each.toLowerCase() === name.toLowerCase()),
  )?.name;

export async function explainCode(code: string, terminal: Terminal): Promise<ExitCode> {
  const wanted = wantedCode(code);
  const entry = entryOf(code);
  const ofWord = entry === undefined ? wordEntries(code) : [];
  if (ofWord.length > 0) {
    explainWord(ofWord, terminal);
    return exitCodes.answered;
  }
  if (entry === undefined) {
    const isWord = !/[0-9]/.test(code);
    const near = isWord
      ? nearWord(code)
      : nearName(
          wanted,
          catalogue.map((each) => each.code),
        );
    const ofLibrary = isWord ? classCalled(code) : undefined;
    if (ofLibrary !== undefined)
      throw new UsageError(
        `\`${code}\` is a class of the library, and neither a word nor a message; \`ecpc library ${ofLibrary}\` shows its rules, and \`use ${ofLibrary} from std\` in a puzzle takes them in`,
      );
    const hint =
      near === undefined
        ? "`grammar/words.md` lists all words, `docs/diagnostics/` all codes"
        : `did you mean \`${near}\`?`;
    throw new UsageError(`there is no ${isWord ? "word, and no message," : "message"} \`${code}\`; ${hint}`);
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

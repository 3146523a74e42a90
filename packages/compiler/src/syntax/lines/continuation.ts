import { isLetterAt, isWordAt, isWordBefore } from "../../text/letters.js";

/**
 * Whether a logical line goes on in the next line of the text: it ends in a comma, `=`, a binary operator or an open bracket, or the
 * next line is deeper and begins with `where`, `for`, `and`, `or`, `then` or `else`, or closes a bracket that is open.
 *
 * A line that was left unfinished must not spoil the next one, so that a line which stands no deeper is not joined where it
 * clearly begins something of its own, and one that stands less deep never is.
 */
export interface LineEnd {
  /** Offset behind the last character that is neither white space nor comment. */
  readonly contentEnd: number;
  readonly goesOn: "anywhere" | "deeper" | "no";
  /** Brackets opened less brackets closed. */
  readonly depth: number;
}

const openEnd = /(?:[,=+\-*/<>([{]|\.\.)$/;
const openConnective = /(?:and|or|implies)$/;
/** Also the operators that are words of a line that is being written: they take a deeper line only. */
const openWord = /(?:and|or|implies|mod|in|is|has|not|before|where|then)$/;

/** The text ends in one of the words, and in it alone: it is neither the end of a longer one nor an attribute. */
function endsIn(words: RegExp, text: string): boolean {
  const at = words.exec(text)?.index;
  return at !== undefined && (at === 0 || (text[at - 1] !== "." && !isWordBefore(text, at)));
}

/** The text begins with what the pattern says, and no letter, digit or `_` goes on with it. */
function beginsWith(words: RegExp, text: string): boolean {
  const [found] = words.exec(text) ?? [];
  return found !== undefined && !isWordAt(text, found.length);
}

const isSpace = (unit: number): boolean => unit === 32 || unit === 9 || unit === 0xa0;

/** Reads `text[start, end)`, one line of the text without its line end; linear. In raw rows a quote is a character like any other. */
export function readLineEnd(text: string, start: number, end: number, raw: boolean): LineEnd {
  let quoted = false;
  let depth = 0;
  let contentEnd = start;
  for (let i = start; i < end; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 34 && !raw) quoted = !quoted;
    else if (!quoted) {
      if (unit === 47 && text.charCodeAt(i + 1) === 47 && (i === start || isSpace(text.charCodeAt(i - 1))))
        break;
      if (unit === 40 || unit === 91 || unit === 123) depth++;
      else if (unit === 41 || unit === 93 || unit === 125) depth--;
    }
    if (!isSpace(unit)) contentEnd = i + 1;
  }
  const tail = text.slice(Math.max(start, contentEnd - 10), contentEnd);
  const goesOn = quoted
    ? "no"
    : openEnd.test(tail) || endsIn(openConnective, tail)
      ? "anywhere"
      : endsIn(openWord, tail)
        ? "deeper"
        : "no";
  return { contentEnd, goesOn, depth };
}

const deeperStart = /^(?:where|for|and|or|then|else)/;
const forEachStart = /^for[ \t]+each/;
const closingStart = /^[)\]}]/;
const headerStart = /^(?:puzzle|instance|rule|let|legend|for[ \t]+each|if|else|place|cover|expect|fix)/;
const declaringStart =
  /^(?:given|find|param|board|pieces|option|items|optional|show|use|solution|maximize|minimize)[ \t]+/;
const answerStart = /^(?:solution|so[ \t]+far)[ \t]*:/;

/** Whether the line clearly begins something of its own. */
function beginsItsOwn(next: string): boolean {
  if (beginsWith(headerStart, next) || answerStart.test(next)) return true;
  const [declaring] = declaringStart.exec(next) ?? [];
  if (declaring === undefined) return false;
  return /^[\d"]/.test(next.slice(declaring.length)) || isLetterAt(next, declaring.length);
}

/** `next` is the text of the next line from its first character; `deeper` than the first line of the logical line, or `level` with it. */
export function joins(line: LineEnd, next: string, deeper: boolean, level: boolean): boolean {
  if (line.depth > 0 && (deeper || level) && closingStart.test(next)) return true;
  if (deeper && line.goesOn !== "no") return !beginsWith(forEachStart, next);
  if (level && line.goesOn === "anywhere") return !beginsItsOwn(next);
  return deeper && beginsWith(deeperStart, next) && !beginsWith(forEachStart, next);
}

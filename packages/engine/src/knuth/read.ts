/**
 * Reads Knuth's text format: that of DLX3, which includes those of DLX1 and DLX2.
 *
 *     | a comment
 *     A B 2:3|C | X Y          items: primary, then `|`, then secondary; `2:3|` and `3|` are multiplicities
 *     A B X:0 Y:0              options, a line each; a colour is one character, and its code point is the number
 *
 * Accepted is what his programs accept, besides a last line without its newline, and any character where he has bytes.
 * As with him, an option without a primary item is left out, with a warning.
 */

import { createProblemBuilder } from "../builder.js";
import type { ItemId, Problem } from "../problem.js";
import type { Entry, ProblemBuilder } from "../problem-builder.js";
import { MOST_ERRORS } from "../thresholds.js";
import { BOUND_DIGITS, byteLength, isBlank, NAME_BYTES } from "./limits.js";

export interface KnuthDiagnostic {
  readonly severity: "error" | "warning";
  /** From 1; the column counts UTF-16 units, as JavaScript does. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface KnuthReading {
  /** Absent if there was an error. */
  readonly problem: Problem | undefined;
  readonly diagnostics: readonly KnuthDiagnostic[];
}

export function readKnuth(text: string): KnuthReading {
  const reader = new Reader();
  const lines = (text.startsWith("\uFEFF") ? text.slice(1) : text).split("\n");
  if (lines.at(-1) === "") lines.pop();
  for (let k = 0; k < lines.length && !reader.isFull; k++) reader.readLine(lines[k] ?? "", k + 1);
  return reader.finish();
}

interface Known {
  readonly entry: Entry | ItemId;
  readonly item: ItemId;
  readonly primary: boolean;
}

interface Token {
  readonly text: string;
  /** From 0. */
  readonly at: number;
}

class Reader {
  private readonly builder: ProblemBuilder = createProblemBuilder();
  private readonly items = new Map<string, { readonly id: ItemId; readonly secondary: boolean }>();
  /** The meaning of words of options that were met before. */
  private readonly known = new Map<string, Known>();
  /** For each item, the last line whose option held it. */
  private readonly lastLine: number[] = [];
  private readonly diagnostics: KnuthDiagnostic[] = [];
  private errors = 0;
  private line = 0;
  private sawItems = false;
  private itemsAreOff = false;

  /** Nothing more is worth telling: with a line of items that is off, every option would name items that are not there. */
  get isFull(): boolean {
    return this.errors >= MOST_ERRORS || this.itemsAreOff;
  }

  readLine(source: string, line: number): void {
    this.line = line;
    if (this.sawItems && this.readKnownOption(source)) return;
    const tokens = split(source);
    const [first] = tokens;
    if (first === undefined || first.text.startsWith("|")) return;
    if (this.sawItems) this.readOption(tokens);
    else {
      this.sawItems = true;
      this.readItems(tokens);
      this.itemsAreOff = this.errors > 0;
    }
  }

  finish(): KnuthReading {
    if (!this.sawItems) {
      this.line = Math.max(1, this.line);
      this.report("error", 0, "there is no line of items");
    }
    return { problem: this.errors > 0 ? undefined : this.builder.build(), diagnostics: this.diagnostics };
  }

  private report(severity: "error" | "warning", at: number, message: string): void {
    if (severity === "error") this.errors++;
    this.diagnostics.push({ severity, line: this.line, column: at + 1, message });
  }

  private readItems(tokens: readonly Token[]): void {
    let secondary = false;
    for (let token of tokens) {
      if (token.text.startsWith("|")) {
        if (secondary) {
          this.report("error", token.at, "the line of items has `|` twice");
          return;
        }
        secondary = true;
        if (token.text === "|") continue;
        token = { text: token.text.slice(1), at: token.at + 1 };
      }
      this.readItem(token, secondary);
    }
  }

  private readItem(token: Token, secondary: boolean): void {
    const { at } = token;
    const bar = token.text.lastIndexOf("|");
    const name = token.text.slice(bar + 1);
    const bounds = bar < 0 ? undefined : this.readBounds(token.text.slice(0, bar), at, secondary);
    if (bounds === null) return;
    const fault = this.faultOfName(name);
    if (fault !== undefined) {
      this.report("error", at, fault);
      return;
    }
    const id = secondary ? this.builder.secondary(name) : this.builder.primary(name, ...(bounds ?? []));
    this.items.set(name, { id, secondary });
    this.known.set(name, { entry: id, item: id, primary: !secondary });
    this.lastLine.push(0);
  }

  private faultOfName(name: string): string | undefined {
    if (name === "") return "the item has bounds but no name";
    if (name.includes(":")) return `\`${name}\` is not a name: names have no \`:\` or \`|\``;
    if (isTooLong(name)) return tooLong(name);
    if (this.items.has(name)) return `item \`${name}\` is declared twice`;
    return undefined;
  }

  /** `2:4`, `:4` (which Knuth reads as 0:4) or `3`; null, and an error, if it is anything else. */
  private readBounds(text: string, at: number, secondary: boolean): [number, number] | null {
    const fail = (message: string): null => {
      this.report("error", at, message);
      return null;
    };
    if (secondary) return fail(`secondary items have no bounds, and their names no \`|\``);
    const parts = text.split(":");
    if (parts.length > 2) return fail(`\`${text}\` is not a bound: it is \`lowest:highest|\` or \`number|\``);
    const [low = "", high = low] = parts;
    for (const digits of [low, high]) {
      if (!/^[0-9]*$/.test(digits))
        return fail(`\`${text}\` is not a bound: it is \`lowest:highest|\` or \`number|\``);
      if (digits.length > BOUND_DIGITS)
        return fail(`bound \`${digits}\` has more than ${BOUND_DIGITS} digits`);
    }
    if (Number(high) === 0) return fail("the upper bound is zero");
    if (Number(low) > Number(high)) return fail("the lower bound exceeds the upper bound");
    return [Number(low), Number(high)];
  }

  /**
   * Most options are words that were met before, a blank between them. This is half of the time of small problems, which run in code that is not
   * compiled yet: hence one look-up for each word, and no tokens. False if there is anything else; then nothing was done.
   */
  private readKnownOption(source: string): boolean {
    const entries: (Entry | ItemId)[] = [];
    let primary = false;
    for (const word of source.split(" ")) {
      const known = this.known.get(word);
      if (known === undefined || this.lastLine[known.item] === this.line) {
        for (const entry of entries) this.lastLine[typeof entry === "number" ? entry : entry.item] = 0;
        return false;
      }
      this.lastLine[known.item] = this.line;
      if (known.primary) primary = true;
      entries.push(known.entry);
    }
    if (!primary) return false;
    this.builder.option(entries);
    return true;
  }

  private readOption(tokens: readonly Token[]): void {
    const errors = this.errors;
    const entries: Entry[] = [];
    const seen = new Set<ItemId>();
    let primary = false;
    for (const token of tokens) {
      const colon = token.text.indexOf(":");
      const name = colon < 0 ? token.text : token.text.slice(0, colon);
      if (name === "") {
        this.report("error", token.at, "an item name is missing before `:`");
        continue;
      }
      const item = this.items.get(name);
      if (item === undefined) {
        this.report("error", token.at, isTooLong(name) ? tooLong(name) : `there is no item \`${name}\``);
        continue;
      }
      if (seen.has(item.id)) {
        this.report("error", token.at, `the option holds item \`${name}\` twice`);
        continue;
      }
      seen.add(item.id);
      if (!item.secondary) primary = true;
      if (colon < 0) entries.push({ item: item.id });
      else {
        const colour = this.readColour(token, colon, item.secondary);
        if (colour === undefined) continue;
        const entry = { item: item.id, colour };
        entries.push(entry);
        this.known.set(token.text, { entry, item: item.id, primary: false });
      }
    }
    if (this.errors > errors) return;
    if (primary) this.builder.option(entries);
    else this.report("warning", tokens[0]?.at ?? 0, "the option is left out: it holds no primary item");
  }

  private readColour(token: Token, colon: number, secondary: boolean): number | undefined {
    if (!secondary) {
      this.report(
        "error",
        token.at + colon,
        `\`${token.text.slice(0, colon)}\` is primary and can have no colour`,
      );
      return undefined;
    }
    const [colour, ...more] = token.text.slice(colon + 1);
    if (colour === undefined || more.length > 0) {
      this.report("error", token.at + colon + 1, "a colour is a single character");
      return undefined;
    }
    return colour.codePointAt(0);
  }
}

/** No unit of UTF-16 takes more than three bytes. */
const isTooLong = (name: string): boolean => 3 * name.length > NAME_BYTES && byteLength(name) > NAME_BYTES;

function tooLong(name: string): string {
  return `item name \`${name}\` has more than ${NAME_BYTES} bytes`;
}

function split(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    while (at < source.length && isBlank(source.charAt(at))) at++;
    const start = at;
    while (at < source.length && !isBlank(source.charAt(at))) at++;
    if (at > start) tokens.push({ text: source.slice(start, at), at: start });
  }
  return tokens;
}

/** Data by name: `r1c1-r1c2 = white, r4c4-r5c4 = black` and `a = 3, b = 12`, on one line or several. */
import type { RawLine } from "../ast.js";
import { unknownRegion } from "../diagnostics/catalogue/ecp4006-unknown-region.js";
import { notOnTheBoard } from "../diagnostics/catalogue/ecp4007-not-on-the-board.js";
import { dataForm } from "../diagnostics/catalogue/ecp4011-data-form.js";
import { diagnose } from "../diagnostics/diagnostic.js";
import { within } from "../text/span.js";
import type { MapSymbol } from "./rows.js";
import { put, putSymbol, type Sheet } from "./sheet.js";
import { readList } from "./spelling.js";

export interface DataEntry {
  readonly key: MapSymbol;
  readonly value?: MapSymbol;
}

/** `isKey`: whether a text names an element; then `A 30` is `A = 30`. */
export function splitEntries(
  lines: readonly RawLine[],
  isKey: (text: string) => boolean = () => false,
): readonly DataEntry[] {
  const entries: DataEntry[] = [];
  for (const line of lines)
    for (const match of line.text.matchAll(/[^,]+/gu)) {
      const part = trimmed(line, match.index, match.index + match[0].length);
      if (part.text === "") continue;
      const equals = line.text.indexOf("=", match.index);
      const end = match.index + match[0].length;
      if (equals < 0 || equals >= end) {
        const gap = isKey(part.text) ? undefined : keyBefore(part.text, isKey);
        const start = match.index + match[0].indexOf(part.text);
        if (gap === undefined) entries.push({ key: part });
        else
          entries.push({
            key: trimmed(line, start, start + gap),
            value: trimmed(line, start + gap, end),
          });
      } else entries.push({ key: trimmed(line, match.index, equals), value: trimmed(line, equals + 1, end) });
    }
  return entries;
}

/** Where the value begins in `A 30`: a text of which all but the last word is a key. */
export function keyBefore(text: string, isKey: (text: string) => boolean): number | undefined {
  const [, key] = /^(.*\S)\s+\S+$/u.exec(text) ?? [];
  return key !== undefined && isKey(key) ? key.length : undefined;
}

function trimmed(line: RawLine, start: number, end: number): MapSymbol {
  const text = line.text.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  return { text: text.trim(), span: within(line.span, from, Math.max(from, start + text.trimEnd().length)) };
}

export function readEntries(sheet: Sheet, lines: readonly RawLine[]): void {
  const { layer, standing, report } = sheet;
  const list = layer.domain.kind === "number-list";
  const isKey = (text: string): boolean => standing.find(text).kind === "element";
  const entries = list ? joinLists(splitEntries(lines)) : splitEntries(lines, isKey);
  const [first] = entries;
  if (
    first !== undefined &&
    entries.length > 1 &&
    entries.every(({ key, value }) => value === undefined && standing.find(key.text).kind === "malformed")
  ) {
    // A map, say, where none fits: one message for the block.
    report(
      diagnose(dataForm, first.key.span, { text: first.key.text, layer: layer.name, form: standing.form }),
    );
    return;
  }
  const apart: MapSymbol[] = [];
  for (const { key, value } of entries) {
    if (value !== undefined && putSeveral(sheet, key, value)) continue;
    const found = standing.find(key.text);
    switch (found.kind) {
      case "element":
        if (value !== undefined && value.text !== "") {
          const numbers = list ? readList(value.text, layer.orUnprinted) : undefined;
          if (numbers === undefined) putSymbol(sheet, found.element, value, false);
          else put(sheet, found.element, numbers, value.span);
        } else if (value === undefined && layer.domain.kind === "yes-no")
          put(sheet, found.element, true, key.span);
        else report(diagnose(dataForm, key.span, { text: key.text, layer: layer.name, form: standing.form }));
        break;
      case "malformed":
        report(diagnose(dataForm, key.span, { text: key.text, layer: layer.name, form: standing.form }));
        break;
      case "not there":
        if (found.joined !== undefined) apart.push(key);
        else report(diagnose(notOnTheBoard, key.span, { text: key.text, because: found.because }));
        break;
      case "unknown": {
        const { sort, names, near } = found;
        const said = near === undefined ? {} : { near };
        report(diagnose(unknownRegion, key.span, { sort, name: key.text, names, ...said }));
        break;
      }
      default:
        found satisfies never;
    }
  }
  reportApart(sheet, apart);
}

/** Places that are no neighbours, in a layer on links: one message has the line that would make them neighbours. */
function reportApart({ standing, report }: Sheet, apart: readonly MapSymbol[]): void {
  const [first] = apart;
  const found = first && standing.find(first.text);
  if (first === undefined || found?.kind !== "not there") return;
  const joined = apart.map(({ text }) => text.trim());
  report(diagnose(notOnTheBoard, first.span, { text: first.text, because: found.because, joined }));
}

/** `r1c1 = 3 . 0 .`, where a cell has a value for each direction. */
function putSeveral(sheet: Sheet, key: MapSymbol, value: MapSymbol): boolean {
  const elements = sheet.standing.several?.(key.text);
  const texts = [...value.text.matchAll(/\S+/gu)];
  if (elements?.length !== texts.length) return false;
  for (const [at, { 0: text, index }] of texts.entries())
    putSymbol(
      sheet,
      elements[at] ?? 0,
      { text, span: within(value.span, index, index + text.length) },
      false,
    );
  return true;
}

/** `2 = 1, 1` is one list: a number without a key goes on with the list before it. */
function joinLists(entries: readonly DataEntry[]): readonly DataEntry[] {
  const joined: DataEntry[] = [];
  for (const entry of entries) {
    const before = joined.at(-1);
    if (before?.value === undefined || entry.value !== undefined || !/^\d+$/u.test(entry.key.text)) {
      joined.push(entry);
      continue;
    }
    const span = { ...before.value.span, end: entry.key.span.end };
    joined[joined.length - 1] = {
      key: before.key,
      value: { text: `${before.value.text},${entry.key.text}`, span },
    };
  }
  return joined;
}

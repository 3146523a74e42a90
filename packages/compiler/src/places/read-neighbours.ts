/** `neighbours:` of a board of places: pairs (`WA-NT, NT-SA`), lists (`WA: NT, SA`), and places that have none (`T`). */
import type { RawLine } from "../ast.js";
import { neighboursForm } from "../diagnostics/catalogue/ecp3051-neighbours-form.js";
import { oneSidedNeighbours } from "../diagnostics/catalogue/ecp3052-one-sided-neighbours.js";
import { placeAlone } from "../diagnostics/catalogue/ecp3053-place-alone.js";
import { type Diagnostic, diagnose } from "../diagnostics/diagnostic.js";
import { nearName } from "../diagnostics/near-name.js";
import { type Span, within } from "../text/span.js";
import { placesIn, type WrittenPlace } from "./place-names.js";

/** Numbers of places, the smaller first. */
export type PlacePair = readonly [number, number];

interface Said {
  readonly from: number;
  readonly to: number;
  readonly span: Span;
  readonly list: boolean;
}

export function readNeighbours(
  places: readonly WrittenPlace[],
  lines: readonly RawLine[],
  report: (diagnostic: Diagnostic) => void,
): readonly PlacePair[] {
  const numbers = new Map(places.map(({ text }, number) => [text, number]));
  const numberOf = (name: string): number | undefined => numbers.get(name);
  const said: Said[] = [];
  const alone = new Set<number>();
  /** By place: where its list begins. */
  const lists = new Map<number, Span>();

  let isWrong = false;
  const wrong = (diagnostic: Diagnostic): void => {
    isWrong = true;
    report(diagnostic);
  };
  const unknown = ({ text, span }: Part): void => {
    const near = nearName(text, numbers.keys());
    wrong(
      diagnose(neighboursForm, span, {
        problem: "no place",
        text,
        ...(near === undefined ? {} : { near }),
      }),
    );
  };
  const say = (from: number, to: number, span: Span, list: boolean): void => {
    if (from !== to) said.push({ from, to, span, list });
    else wrong(diagnose(neighboursForm, span, { problem: "itself", text: places[from]?.text ?? "" }));
  };
  const readPairs = (part: Part): void => {
    const found = placesIn(part.text, numberOf);
    if (found === undefined) {
      const unknownPart = partsOf(part, "-").find(({ text }) => numberOf(text) === undefined);
      unknown(unknownPart ?? part);
      return;
    }
    const [first] = found;
    if (found.length === 1 && first !== undefined) alone.add(first);
    found.slice(1).forEach((to, step) => {
      say(found[step] ?? to, to, part.span, false);
    });
  };
  const readList = (from: number, parts: readonly Part[]): void => {
    if (parts.length === 0) alone.add(from);
    for (const part of parts) {
      const to = numberOf(part.text);
      if (to === undefined) unknown(part);
      else say(from, to, part.span, true);
    }
  };
  for (const line of lines) {
    const colon = line.text.indexOf(":");
    const whole: Part = { text: line.text, span: line.span };
    if (colon < 0) {
      for (const part of partsOf(whole, ",")) readPairs(part);
      continue;
    }
    const head = trimmed(whole, 0, colon);
    const from = numberOf(head.text);
    const parts = partsOf(trimmed(whole, colon + 1, line.text.length), ",");
    if (from === undefined) {
      unknown(head);
      continue;
    }
    if (!lists.has(from)) lists.set(from, head.span);
    readList(from, parts);
  }
  if (!isWrong) {
    tellOneSided(places, said, lists, report);
    tellAlone(places, said, alone, report);
  }
  const pairs = new Map<string, PlacePair>();
  for (const { from, to } of said) {
    const pair = [Math.min(from, to), Math.max(from, to)] as const;
    pairs.set(pair.join(" "), pair);
  }
  return [...pairs.values()];
}

/** Where some pairs are listed from both sides, those that one side alone lists are told of; where none is, each pair is said once. */
function tellOneSided(
  places: readonly WrittenPlace[],
  said: readonly Said[],
  lists: ReadonlyMap<number, Span>,
  report: (diagnostic: Diagnostic) => void,
): void {
  const listed = said.filter(({ list }) => list);
  const keys = new Set(
    said.flatMap(({ from, to, list }) => (list ? [`${from} ${to}`] : [`${from} ${to}`, `${to} ${from}`])),
  );
  const isBoth = ({ from, to }: Said): boolean => keys.has(`${to} ${from}`);
  if (!listed.some(isBoth)) return;
  for (const one of listed) {
    const at = lists.get(one.to);
    if (isBoth(one) || at === undefined) continue;
    const names = { from: places[one.from]?.text ?? "", to: places[one.to]?.text ?? "" };
    report(
      diagnose(oneSidedNeighbours, one.span, names, [
        { span: at, message: `the neighbours of \`${names.to}\` are listed here` },
      ]),
    );
  }
}

function tellAlone(
  places: readonly WrittenPlace[],
  said: readonly Said[],
  alone: ReadonlySet<number>,
  report: (diagnostic: Diagnostic) => void,
): void {
  const beside = new Set([...alone, ...said.flatMap(({ from, to }) => [from, to])]);
  places.forEach(({ text, span }, number) => {
    if (!beside.has(number)) report(diagnose(placeAlone, span, { name: text }));
  });
}

interface Part {
  readonly text: string;
  readonly span: Span;
}

function trimmed({ text, span }: Part, start: number, end: number): Part {
  const part = text.slice(start, end);
  const from = start + (part.length - part.trimStart().length);
  return { text: part.trim(), span: within(span, from, Math.max(from, start + part.trimEnd().length)) };
}

/** Without empty ones. */
function partsOf(whole: Part, between: string): readonly Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const part of whole.text.split(between)) {
    const one = trimmed(whole, start, start + part.length);
    if (one.text !== "") parts.push(one);
    start += part.length + between.length;
  }
  return parts;
}

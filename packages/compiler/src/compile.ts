/**
 * The pipeline, on one page. Each step is a pure function from one representation to the next; files, terminals, clocks and editors are
 * the caller's business.
 */

import type { File } from "./ast.js";
import { aggregates, attributes } from "./builtins.js";
import { check } from "./check/check.js";
import type { Diagnostic, Outcome } from "./diagnostics/diagnostic.js";
import { oneForEachMistake } from "./diagnostics/one-mistake.js";
import { groupedIn } from "./english/grouped-kinds.js";
import { type BoardAsked, boxesOf } from "./english/on-the-board.js";
import { type English, englishOf } from "./english/read.js";
import { groundInstance } from "./ground/instance/ground-instance.js";
import type { GroundingSettings } from "./ground/settings.js";
import type { Ground } from "./ground.js";
import type { Host } from "./host.js";
import { type Lowered, lowerGround } from "./lower/lower.js";
import type { Names } from "./phrases/candidates.js";
import { withGuards } from "./phrases/guards.js";
import { mendData } from "./phrases/mend-data.js";
import { mendLines } from "./phrases/mend-lines.js";
import { mendTexts } from "./phrases/mend-texts.js";
import { ownSamples } from "./phrases/own-samples.js";
import { withOpenings } from "./phrases/with-openings.js";
import { resolve } from "./resolve/resolve.js";
import type { Resolved } from "./resolved.js";
import type { LineMemory } from "./syntax/lines/line-memory.js";
import { parse } from "./syntax/parse.js";
import { contextualWords, reservedWords } from "./syntax/token-table.js";
import { pluralOf } from "./text/plurals.js";
import { makeSource, type Source } from "./text/source.js";
import type { SoundInstance, Typed, TypedInstance } from "./typed.js";
import { sortNames } from "./vocabulary/sorts.js";
import { isGluing } from "./vocabulary/tilings.js";

export interface Analysis {
  readonly source: Source;
  readonly file: File;
  readonly resolved: Resolved;
  readonly typed: Typed;
  /** Of all steps, in the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Text → typed puzzles and instances. Always a value; whether it can be solved is said by the diagnostics, of which some have the line that was meant. */
export function analyse(file: string, text: string, host: Host, memory?: LineMemory): Analysis {
  const { all, ...analysis } = analyseAsWritten(file, text, host, memory);
  if (!analysis.diagnostics.some(({ severity }) => severity === "error")) return analysis;
  const { source } = analysis;
  const analysed = (other: string): readonly Diagnostic[] => analyseAsWritten(file, other, host).all;
  const english = englishIn(analysis.resolved);
  const inLines = mendLines({
    source,
    diagnostics: analysis.diagnostics,
    all,
    names: namesOf(analysis.resolved),
    isFormed: (line) =>
      [`puzzle P\n${line}`, `puzzle P\ninstance:\n  ${line}`].some(
        (whole) => parse(makeSource(file, whole)).diagnostics.length === 0,
      ),
    readings: english.readingsOf,
    declaredBy: (other) => {
      const { resolved } = analyseAsWritten(file, other, host);
      return { names: namesOf(resolved), readings: englishIn(resolved).readingsOf };
    },
    analysed,
  });
  const isError = ({ severity }: Diagnostic): boolean => severity === "error";
  const errorsOf = (other: string): readonly Diagnostic[] => analysed(other).filter(isError);
  const errors = all.filter(isError);
  const inTexts = mendTexts(source, inLines, errors, errorsOf);
  const samples = ownSamples(symbolsOf(analysis.resolved));
  const opened = withOpenings(source, inTexts, english, (other) => errorsOf(other).length, samples);
  return {
    ...analysis,
    diagnostics: withGuards(source, opened, (other) => errorsOf(other).length < errors.length),
  };
}

const englishIn = (resolved: Resolved): English => englishOf(symbolsOf(resolved), formOf(resolved));

const namesOf = (resolved: Resolved): Names => ({
  words: wordsOf(resolved),
  layers: layersOf(resolved),
  given: givenOf(resolved),
  regions: regionsOf(resolved),
  valued: valuedOf(resolved),
  sparse: sparseOf(resolved),
  places: placesOf(resolved),
  layerOfValue: layersOfValues(resolved),
});

const symbolsOf = ({ puzzles }: Resolved) => [...puzzles.values()].flatMap(({ symbols }) => symbols);

function formOf({ puzzles }: Resolved): BoardAsked {
  const boards = [...puzzles.values()].flatMap(({ lines }) =>
    lines.flatMap((line) => (line.kind === "board" ? [line] : [])),
  );
  const sizes = boards.map(
    ({ dimensions }) =>
      dimensions.map((each) => (each.kind === "number" ? Number(each.value) : 0)) as [number, number],
  );
  const named = boxesOf(sizes);
  return {
    ...(named === undefined ? {} : { boxes: named }),
    grouped: () => groupedIn([...puzzles.values()].flatMap(({ lines }) => lines)),
    isRing: boards.some(({ torus, kinds }) => torus || kinds.some(({ text }) => isGluing(text))),
    hasOneRow: boards.some(
      ({ dimensions: [rows, columns] }) =>
        rows?.kind === "number" && Number(rows.value) === 1 && columns !== undefined,
    ),
  };
}

const wordsOf = ({ puzzles }: Resolved): readonly string[] => [
  ...Object.keys(reservedWords),
  ...Object.keys(contextualWords),
  ...attributes.keys(),
  ...aggregates.keys(),
  ...sortNames.flatMap((name) => [name, pluralOf(name)]),
  ...[...puzzles.values()].flatMap(({ symbols }) => symbols.map(({ name }) => name)),
];

const givenOf = ({ puzzles }: Resolved): readonly string[] =>
  [...puzzles.values()].flatMap(({ symbols }) =>
    symbols.flatMap((each) =>
      each.kind === "layer" && each.declaration.role === "given" ? [each.name] : [],
    ),
  );

const regionsOf = (resolved: Resolved): readonly string[] =>
  symbolsOf(resolved).flatMap((each) =>
    each.kind === "layer" && each.declaration.type.kind === "region-type" ? [each.name] : [],
  );

/** Those of which a cell may have no value. */
const sparseOf = (resolved: Resolved): readonly string[] =>
  symbolsOf(resolved).flatMap((each) =>
    each.kind === "layer" && (each.declaration.orNone || each.declaration.on?.kind === "filter")
      ? [each.name]
      : [],
  );

/** Found on cells: those of numbers, or where there are none, those of symbols. */
function valuedOf(resolved: Resolved): readonly string[] {
  const found = symbolsOf(resolved).flatMap((each) => {
    if (each.kind !== "layer") return [];
    const { role, type, on } = each.declaration;
    const isOnCells = on === undefined || on.kind !== "name" || on.text === "cells";
    return role === "find" && isOnCells ? [{ name: each.name, kind: type.kind }] : [];
  });
  const ofKind = (...kinds: readonly string[]): readonly string[] =>
    found.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const numbers = ofKind("range-type", "number-type");
  return numbers.length > 0 ? numbers : ofKind("values-type");
}

function placesOf(resolved: Resolved): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const symbol of symbolsOf(resolved)) {
    if (symbol.kind !== "layer" || symbol.declaration.on?.kind !== "name") continue;
    const { on, type } = symbol.declaration;
    places.set(symbol.name, on.text);
    if (type.kind !== "values-type") continue;
    for (const value of type.values) if (value.kind === "name") places.set(value.text, on.text);
  }
  return places;
}

/** Where one layer has a value of that name. */
function layersOfValues(resolved: Resolved): ReadonlyMap<string, string> {
  const layers = new Map<string, string>();
  for (const symbol of symbolsOf(resolved)) {
    if (symbol.kind !== "layer" || symbol.declaration.type.kind !== "values-type") continue;
    for (const value of symbol.declaration.type.values)
      if (value.kind === "name") layers.set(value.text, layers.has(value.text) ? "" : symbol.name);
  }
  return layers;
}

/** Those that are to be found come first: rules speak of them. */
function layersOf({ puzzles }: Resolved): readonly string[] {
  const symbols = [...puzzles.values()].flatMap((each) => each.symbols);
  const isFound = (symbol: (typeof symbols)[number]): boolean =>
    symbol.kind === "layer" && symbol.declaration.role === "find";
  return [...symbols.filter(isFound), ...symbols.filter((each) => !isFound(each))].flatMap(
    ({ kind, name }) => (kind === "layer" || kind === "pieces" ? [name] : []),
  );
}

/** With `all` that the steps have to say: what follows from something else too. */
function analyseAsWritten(
  file: string,
  text: string,
  host: Host,
  memory?: LineMemory,
): Analysis & { readonly all: readonly Diagnostic[] } {
  const source = makeSource(file, text);
  const parsed = parse(source, memory);
  const resolved = resolve(source, parsed.value, host);
  const typed = check(resolved.value);
  const all = [...parsed.diagnostics, ...resolved.diagnostics, ...typed.diagnostics];
  const diagnostics = oneForEachMistake(source, all);
  diagnostics.sort((a, b) => a.span.start - b.span.start);
  return { source, file: parsed.value, resolved: resolved.value, typed: typed.value, diagnostics, all };
}

/** The outcome for an instance: a problem to search, or the errors in the way. */
export interface Compiled {
  readonly ground?: Ground;
  readonly lowered?: Lowered;
  readonly diagnostics: readonly Diagnostic[];
}

/** Takes each instance for sound: for variants of a sound one that have no text of their own (rules left out, other data). */
export const withSoundVariants = (typed: Typed): Typed => ({
  ...typed,
  isSoundInstance: (instance): instance is SoundInstance => true,
});

/** Typed instance → exact cover problem; nothing where its text has errors (`typed.isSoundInstance`). `begun`: what is searched instead, with entries of a person. */
export function compileInstance(
  typed: Typed,
  instance: TypedInstance,
  settings: GroundingSettings,
  host: Host,
  begun: (ground: Ground) => Ground = (ground) => ground,
): Compiled {
  const { ground, diagnostics } = groundOfInstance(typed, instance, settings, host);
  if (ground === undefined) return { diagnostics };
  const lowered = lowerGround(begun(ground), settings);
  return {
    ground,
    diagnostics: [...diagnostics, ...lowered.diagnostics],
    ...(lowered.value === undefined ? {} : { lowered: lowered.value }),
  };
}

/** The same without the exact cover problem. */
export function groundOfInstance(
  typed: Typed,
  instance: TypedInstance,
  settings: GroundingSettings,
  host: Host,
): Omit<Compiled, "lowered"> {
  if (!typed.isSoundInstance(instance)) return { diagnostics: [] };
  const { value: ground, diagnostics }: Outcome<Ground | undefined> = groundInstance(
    instance,
    settings,
    host,
  );
  const source = instance.resolved?.source;
  if (ground !== undefined) return { ground, diagnostics };
  if (source === undefined) return { diagnostics };
  const isRight = (text: string): boolean =>
    !analyseAsWritten(source.file, text, host).diagnostics.some(({ severity }) => severity === "error");
  const at = typed.instances.indexOf(instance);
  const isCompiled = (text: string): boolean => {
    const again = analyseAsWritten(source.file, text, host);
    const same = again.typed.instances[at];
    if (same === undefined || !again.typed.isSoundInstance(same)) return false;
    return groundInstance(same, settings, host).value !== undefined;
  };
  const inData = at < 0 ? diagnostics : mendData(source, diagnostics, isCompiled);
  return { diagnostics: withGuards(source, inData, isRight) };
}

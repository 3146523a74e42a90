/** Texts that somebody may have meant by a line, those that change least first. */

import { nearName } from "../diagnostics/near-name.js";
import { wordForms } from "../english/word-forms.js";
import { once } from "../once.js";
import { pluralOf } from "../text/plurals.js";
import { LONGEST_MEND, MOST_REPEATED } from "../thresholds.js";
import { plainWords } from "./plain-words.js";
import type { Phrase } from "./table/phrase.js";
import { phrases } from "./table.js";

const classes: Readonly<Record<string, string>> = {
  NAME: "[A-Za-z_]\\w*",
  NUMBER: "\\d+",
  WORD: "(?:\\d+|one|two|three|four)",
  REST: ".+",
};

/** Made where a line has an error: most texts have none. */
const rules = once(() => phrases.map(ruleOf));
const plain = once(() => plainWords.map(ruleOf));

const ruleOf = ([pattern, ...instead]: Phrase): Rule => ({
  pattern: new RegExp(
    pattern.replaceAll(/NAME|NUMBER|WORD|REST/g, (name) => classes[name] ?? name),
    "g",
  ),
  instead,
});

interface Rule {
  readonly pattern: RegExp;
  readonly instead: readonly string[];
}

/** The line in the words of the language, as far as one word stands for another. */
const inPlainWords = (line: string): string =>
  plain()
    .reduce((now, { pattern, instead: [text = ""] }) => worked(now.replace(pattern, text)), line)
    .trim();

/** `\+1`, `\-2`, `\*2*2`, `\l`, `\.` in what stands in place: one more, one less, one less than the product, in small letters (`\L`: a whole word), `c.right` as `c has right`; `\~c …`: without `c.`; `\ux (x has clue)`: `(clue)`, said of x; `\wdigit|AB = C`: words of capitals as numbers of these digits; `\=n|c.n|n + 1`: with `c.n` for `n`; `\kk|k.up.left = 1`: with cells of the ring round a corner; `\nnever|x`: `not x`, or x where nothing stands; `\#at most 2|n`: `n <= 2`. */
const worked = (text: string): string =>
  text
    .replace(/\\\+(\d+)/, (_, number: string) => `${Number(number) + 1}`)
    .replace(/\\-(\d+)/, (_, number: string) => `${Number(number) - 1}`)
    .replace(/\\\*(\d+)\*(\d+)/, (_, a: string, b: string) => `${Number(a) * Number(b) - 1}`)
    .replace(/\\l(.)/, (_, letter: string) => letter.toLowerCase())
    .replace(/\\L(\w+)/g, (_, word: string) => word.toLowerCase())
    .replace(/\\~(\w+) (.*)$/, (_, name: string, rest: string) => rest.replaceAll(`${name}.`, ""))
    .replace(/\\u(\w+) \(([^()]*)\)/, (_, name: string, said: string) => `(${ofItself(name, said)})`)
    .replace(/\\w(\w+)\|(.*)$/, (_, layer: string, rest: string) => spelled(rest, layer))
    .replace(/\\k(\w+)\|(.*)$/, (_, corner: string, rest: string) => roundCorner(rest, corner))
    .replace(/\\=(\w+)\|([^|]*)\|(.*)$/, (_, name: string, value: string, rest: string) =>
      rest.replaceAll(
        new RegExp(`(?<![\\w.])${name}(?![\\w(])`, "g"),
        /^[\w.]+$/.test(value) ? value : `(${value})`,
      ),
    )
    .replace(/\\n([^|]*)\|/, (_, denied: string) => (denied === "" ? "" : "not "))
    .replace(/\\#(\w+(?: \w+)?) (\w+)\|(.*)$/, (_, bound: string, many: string, count: string) => {
      const sign = bound === "exactly" ? "=" : bound === "at most" ? "<=" : ">=";
      return `${count} ${sign} ${many === "one" ? "1" : many}`;
    })
    .replace(/\\\.(\S+)\.(\w+)/, "$1 has $2");

/** The cells round a corner, as `ring` goes. */
const ring = [
  ["up|top|upper", "left"],
  ["up|top|upper", "right"],
  ["down|bottom|lower", "right"],
  ["down|bottom|lower", "left"],
] as const;

/** `k.up.left` as `k.ring[1]`. */
const roundCorner = (text: string, corner: string): string =>
  ring.reduce(
    (now, [row, side], at) =>
      now.replaceAll(
        new RegExp(`\\b${corner}\\.(?:(?:${row})[._]?${side}|${side}\\.(?:${row}))\\b`, "g"),
        `${corner}.ring[${at + 1}]`,
      ),
    text,
  );

/** `AB` as `(10 * A.digit + B.digit)`, `A` as `A.digit`. */
const spelled = (text: string, layer: string): string =>
  text.replace(/\b(\d+)(?=[A-Z]+\b)/g, "$1 * ").replace(/(?<![.\w])[A-Z]+\b(?![.(])/g, (letters) => {
    const terms = [...letters].map((letter, at) => {
      const factor = 10 ** (letters.length - 1 - at);
      return `${factor === 1 ? "" : `${factor} * `}${letter}.${layer}`;
    });
    return terms.length === 1 ? terms.join("") : `(${terms.join(" + ")})`;
  });

/** `clue or n != 1` of `x has clue or x.n != 1`: said of x by bare names. */
const ofItself = (name: string, said: string): string =>
  said.replace(new RegExp(`\\b${name}(?:\\.| (?:has|is) (no |not )?)`, "g"), (_, denied?: string) =>
    denied === undefined ? "" : "not ",
  );

/** A name of the program keeps its capital where a sentence begins with it. */
function withName(said: string, line: string, { words }: Names): string {
  const [first = ""] = /^\w+/.exec(line) ?? [];
  const small = first[0]?.toLowerCase() + first.slice(1);
  return words.includes(first) && new RegExp(`^${small}\\b`).test(said)
    ? first + said.slice(first.length)
    : said;
}

function matches(pattern: RegExp, line: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(line);
}

/** `LAYER` in what stands in place is each layer of the puzzle, `GIVEN` each that is given: first those that the line names. `NAMED`: only those. `VALUED` is the one that cells have a value of. */
function withLayers(
  instead: readonly string[],
  line: string,
  { layers, given = [], valued = [] }: Names,
): readonly string[] {
  const words = new Set(line.toLowerCase().match(/\w+/g));
  const isNamed = (layer: string): boolean =>
    wordForms(layer)
      .split("|")
      .some((word) => words.has(word));
  const inOrder = (all: readonly string[]): readonly string[] => [
    ...all.filter(isNamed),
    ...all.filter((layer) => !isNamed(layer)),
  ];
  return instead.flatMap((text) => {
    if (text.includes("VALUED")) {
      const named = valued.filter(isNamed);
      const meant = named.length > 0 ? named : valued;
      return meant.length === 1 ? meant.map((layer) => text.replaceAll("VALUED", layer)) : [];
    }
    if (text.includes("NAMED")) return layers.filter(isNamed).map((layer) => text.replaceAll("NAMED", layer));
    if (text.includes("GIVEN")) return inOrder(given).map((layer) => text.replaceAll("GIVEN", layer));
    return text.includes("LAYER") ? inOrder(layers).map((layer) => text.replaceAll("LAYER", layer)) : [text];
  });
}

/** `\px`: the set that a layer called x stands on; `\vx`: the layer that has a value x. */
const withPlaces = (text: string, { places, layerOfValue }: Names): string =>
  text
    .replace(/\\p(\w+)/g, (_, name: string) => places?.get(name) ?? "cells")
    .replace(/\\v(\w+)/g, (whole, name: string) => layerOfValue?.get(name) || whole);

/** The line with one thing said in another way; a word that is nearly one of `words` counts as that. */
function* oneStep(line: string, names: Names): Generator<string> {
  for (const { pattern, instead } of rules()) {
    if (!matches(pattern, line)) continue;
    for (const text of withLayers(instead, line, names)) {
      let now = line;
      // A list of several is taken apart into statements, name by name.
      const most = text.includes(";") ? MOST_REPEATED : 1;
      for (let times = 0; times < most && matches(pattern, now); times++) {
        const next = withPlaces(worked(now.replace(pattern, text)).trim(), names);
        if (
          next === now ||
          next.length > LONGEST_MEND ||
          isOfOneCell(now, next, names) ||
          isOfNoPiece(next, names) ||
          isOfSharedValues(now, next, names) ||
          isOfSeveral(now, next, names)
        )
          break;
        now = next;
        yield now;
      }
    }
  }
  for (const { 0: word, index } of line.matchAll(/[A-Za-z_]\w+/g)) {
    // `like`, of `for each r in likes`, is no typing error.
    if (names.words.includes(word) || names.words.includes(pluralOf(word))) continue;
    const near = nearName(word, names.words);
    if (near !== undefined) yield line.slice(0, index) + near + line.slice(index + word.length);
  }
}

/**
 * `the rock`, where many cells may have one; `the A`, where some may have none, and so others the same; and `beside the fish`, of `fish` alone, which is the only
 * one just where it is somebody's name.
 */
const isOfSeveral = (line: string, next: string, { layers, sparse = [], layerOfValue }: Names): boolean =>
  [...next.matchAll(/(\b(?:in|is) )?\(the (\w+)\)/g)].some(
    ([, relation, name = ""]) =>
      (layers.includes(name) ||
        sparse.includes(layerOfValue?.get(name) ?? "") ||
        (relation !== undefined && /^[a-z]/.test(name) && layerOfValue?.has(name))) &&
      !line.includes(`the ${name}`),
  );

/** `for each area a` is about the area, not about each cell that has one. */
function isOfOneCell(line: string, next: string, { regions = [] }: Names): boolean {
  const [, sort = "", variable = ""] = /^for each (\w+) (\w+)\b/.exec(line) ?? [];
  const isSaidOfFirst = next.includes(`${variable}.first is `) && !line.includes(`${variable}.first`);
  return (
    (regions.some((name) => sort === name || sort === pluralOf(name)) &&
      (new RegExp(`^for each cells? ${variable}\\b(?:, \\w+)? w`).test(next) || isSaidOfFirst)) ||
    (sort === "group" && isSaidOfFirst)
  );
}

/** Bags of the cells of two things, of which the head names no sort of pieces: of rooms, different digits may be none in common. */
const isOfNoPiece = (next: string, { pieces = [] }: Names): boolean =>
  / bag\(.*\) != bag\(/.test(next) && !pieces.includes(/^for each (\w+)/.exec(next)?.[1] ?? "");

const OF_TWO_SETS =
  /^for each (?!cells? |links? |neighbou?rs? |consecutive cells? )\w+ ([a-z]), (?:\w+ )?([a-z])\b[^:(]*: (?:.* )?(\1\.(\w+) !?= \2\.\4)$/;

/** A set has a value of a layer on cells only where all its cells agree: a sentence about two sets may not mean that. */
const isOfSharedValues = (line: string, next: string, { layers, places }: Names): boolean => {
  const [, , , said = "", layer = ""] = OF_TWO_SETS.exec(next) ?? [];
  return layers.includes(layer) && !places?.has(layer) && !line.includes(said);
};

export interface Names {
  /** Those of the language and of the puzzle. */
  readonly words: readonly string[];
  readonly layers: readonly string[];
  /** Of the layers, those that are given. */
  readonly given?: readonly string[];
  /** Of the layers, those of which the values of cells are found. */
  readonly valued?: readonly string[];
  /** Of the layers, those of which a cell may have no value. */
  readonly sparse?: readonly string[];
  /** Of the layers, those of regions. */
  readonly regions?: readonly string[];
  readonly pieces?: readonly string[];
  /** By layer, and by value of one, the set that it stands on: `links`. Others stand on cells. */
  readonly places?: ReadonlyMap<string, string>;
  /** By the name of a value, the one layer that has it. */
  readonly layerOfValue?: ReadonlyMap<string, string>;
}

/**
 * Returns at most `most` lines, none of them twice; if `most` is 1, only the line in plain words.
 */
export function* candidates(line: string, names: Names, most: number): Generator<string> {
  const said = withName(inPlainWords(line), line, names);
  const seen = new Set([line, said]);
  let latest = [...seen];
  if (said !== line) yield said;
  if (most <= 1) return;
  while (latest.length > 0) {
    const next: string[] = [];
    for (const text of latest)
      for (const other of oneStep(text, names)) {
        if (seen.has(other)) continue;
        if (seen.size > most) return;
        seen.add(other);
        next.push(other);
        yield other;
      }
    latest = next;
  }
}

/**
 * Reads words of English inside a line of formal text: `Eve is knight = (more knaves than knights)`. The line is cut at its formal joints (heads, brackets, arguments,
 * operators), each part that the grammar refuses is read as what stands there, and the line is put together again. Where two ways to cut it lead to two
 * texts, none is offered.
 */
import { aggregates, attributes } from "../builtins.js";
import { parse, parseExpression } from "../syntax/parse.js";
import { contextualWords, isReserved } from "../syntax/token-table.js";
import { pluralOf } from "../text/plurals.js";
import { makeSource } from "../text/source.js";
import { MOST_PARTS_READ, READINGS_OF_A_PART } from "../thresholds.js";
import { sortNames } from "../vocabulary/sorts.js";
import { thingOf, type VocabularyRead } from "./heads.js";
import { brackets, isWhole, outside, splitAt } from "./joints.js";
import type { Thing } from "./meanings.js";
import { asIn, type PartKind, type PartScope, partReader } from "./parts-of-lines.js";

const sorts = new Set(sortNames.flatMap((name) => [name, pluralOf(name)]));

const isWordOfLanguage = (word: string): boolean =>
  isReserved(word) ||
  Object.hasOwn(contextualWords, word) ||
  attributes.has(word) ||
  aggregates.has(word) ||
  sorts.has(word);

/** A part as the language has it. */
interface Read {
  readonly text: string;
  readonly isFormal: boolean;
  /** Some part of it is. */
  readonly isMixed?: true;
}

type Reads = readonly Read[];

const formal = (text: string): Reads => [{ text, isFormal: true }];

/** Of each list one, put together: the likeliest first. */
function joined(parts: readonly Reads[], put: (texts: readonly string[]) => string): Reads {
  const all = parts.reduce<readonly Reads[]>(
    (sets, part) => sets.flatMap((set) => part.map((each) => [...set, each])).slice(0, READINGS_OF_A_PART),
    [[]],
  );
  return all.map((set) => ({
    text: put(set.map(({ text }) => text)),
    isFormal: set.every((each) => each.isFormal),
    ...(set.some((each) => each.isMixed ?? (each.isFormal && each.text !== ""))
      ? { isMixed: true as const }
      : {}),
  }));
}

/** A part that binds no more than the operator beside it does stands in brackets there. */
const looser = {
  not: /\s/,
  sum: /\s/,
  comparison: / (?:and|or|implies|is|has|in|[=<>]|!=|<=|>=) |^(?:if|not|exactly|at|no)\b/,
  condition: / (?:and|or|implies) |^if /,
} as const;

type Operator = keyof typeof looser;

/** In brackets where it needs them, unless the grammar had it as it is. */
const beside =
  (operator: Operator) =>
  (reads: Reads): Reads =>
    reads.map((each) =>
      each.isFormal || isWhole(each.text) || !looser[operator].test(outside(each.text))
        ? each
        : { ...each, text: `(${each.text})` },
    );

/** Of several ways to cut a text, all that were read have to say the same. */
function onlyOne(cuts: readonly Reads[]): Reads {
  const [first = [], ...others] = cuts.filter((each) => each.length > 0);
  return others.every((each) => each[0]?.text === first[0]?.text) ? first : [];
}

const HEAD =
  /^(for each (?:consecutive )?([a-z][\w ]*?) (\()?([a-z]\w*(?:, (?:[a-z]+ )?[a-z]\w*)*)\)?)((?: (?:with|without|in|of|before) .*)?)$/i;
/** A clause that says of which elements the head is: `s, t that share a side`, `s of more than one cell`. */
const CLAUSE =
  /^(for each [a-z][\w ]*? ([a-z]\w*)(?:, ([a-z]\w*))?) (that|which|who|of|with(?= (?:more|fewer|at|exactly) )) (.+)$/i;
/** The layer that the cells must have stands before `where`. */
const HAVING = /^(.+) (with|without) (\w+)$/;
const BINDING = /^([a-z]\w*) in (.+)$/i;
const isCalled = /^([a-z]\w*)\(/i;
/** Names that only this text has. */
const NO_NAMES: ReadonlySet<string> = new Set(["asked", "variable", "unknown", "built-in"]);
/** An attribute of texts: of cells it is an amount in words. */
const OF_TEXTS = "number";
/** More than a word is counted, by a name. */
const COUNTED = /^(exactly|at most|at least) (\S+) (cells?) ([a-z] in .+)$/i;
const signs: Readonly<Record<string, string>> = { exactly: "=", "at most": "<=", "at least": ">=" };
const numbersInWords: Readonly<Record<string, string>> = { one: "1", two: "2", three: "3", four: "4" };
const MOST_ARGUMENTS = 4;
const truths = new Set(["some", "all", "none"]);

/** The meanings of a line that mixes both, the likeliest first; none of one that is all English. */
export function readingsInside(line: string, words: VocabularyRead): readonly string[] {
  const hasSigns = /[()=<>:{]/.test(line);
  if (!(hasSigns || /\b(?:and|or|not|implies)\b/.test(line)) || brackets(line) === undefined) return [];
  const english = partReader(words);
  const known = new Map<string, Reads>();
  // Names that the text only asks for may be words of a sentence.
  const names = new Set(words.symbols.flatMap(({ kind, name }) => (NO_NAMES.has(kind) ? [] : [name])));
  const sparse = new Set(
    words.symbols.flatMap((each) => (each.kind === "layer" && each.declaration.orNone ? [each.name] : [])),
  );
  let left = MOST_PARTS_READ;

  function read(part: string, kind: PartKind | "line", scope: PartScope): Reads {
    const text = part.trim();
    const key = [kind, ...scope.map(({ variable }) => variable), text].join(" ");
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = isFormal(text, kind, scope) ? formal(text) : readAnew(text, kind, scope);
    known.set(key, found);
    return found;
  }

  function isFormal(text: string, kind: PartKind | "line", scope: PartScope): boolean {
    if (text === "" || !isOfKnownNames(text, scope)) return false;
    if (kind === "line") return parse(makeSource("", `puzzle P\n${text}`)).diagnostics.length === 0;
    const whole = kind === "set" ? `count(x in ${text})` : text;
    return parseExpression(whole, "", 0).diagnostics.length === 0;
  }

  /** Each word is one of the language, or a name: `the number of black` only looks formal. */
  const isOfKnownNames = (text: string, scope: PartScope): boolean => {
    const bound = /\b([A-Za-z]\w*) in\b|\b\w+ \(?([a-z])\b|, ([a-z])\b/g;
    const own = new Set([
      ...names,
      ...scope.map(({ variable }) => variable.replace(/\..*$/, "")),
      ...[...text.matchAll(bound)].flatMap(([, ...found]) => found),
    ]);
    const ofThe = [...text.matchAll(/\bthe (\w+)/g)].map(([, name = ""]) => name);
    return (
      (text.replace(/"[^"]*"/g, "").match(/[A-Za-z_]\w*/g) ?? []).every(
        (word) => own.has(word) || /^r\d+c\d+$/.test(word) || isWordOfLanguage(word),
      ) && ofThe.every((name) => names.has(name) || (attributes.has(name) && name !== OF_TEXTS))
    );
  };

  function readAnew(text: string, kind: PartKind | "line", scope: PartScope): Reads {
    if (kind === "line") {
      const [head, body] = splitAt(text, ":");
      if (/^for each\b/.test(text)) return body === undefined ? [] : below(head, body, scope);
      if (/^if\b/.test(text) && body !== undefined)
        return joined(
          [read(head.slice(3), "truth", scope), read(body, "line", scope)],
          ([a, b]) => `if ${a}: ${b}`,
        );
    }
    // Of a line that is all English there are other readers.
    const whole = text === line.trim() ? [] : inWords(text, kind, scope);
    if (whole.length > 0) return whole;
    return kind === "set" ? [] : cut(text, kind === "line" ? "truth" : kind, scope);
  }

  function inWords(text: string, kind: PartKind | "line", scope: PartScope): Reads {
    if (!/\p{L}{2,}\s/u.test(text) && !/\s\p{L}{2,}/u.test(text)) return [];
    if (left-- <= 0) return [];
    const readings = english(text, kind === "line" ? "truth" : kind, scope);
    return readings
      .filter((each) =>
        isFormal(each.replaceAll(asIn, "x"), kind === "line" && !each.includes(";") ? "line" : kind, scope),
      )
      .slice(0, READINGS_OF_A_PART)
      .map((each) => ({ text: each, isFormal: false }));
  }

  /** `for each cell c where …: …` */
  function below(head: string, body: string, scope: PartScope): Reads {
    const parts = splitAt(head, "where");
    const [start, condition] =
      parts[1] === undefined && !isFormal(`${head}: 1 = 1`, "line", scope) ? withWhere(head) : parts;
    const named = namedBy(start.trim());
    if (named === undefined) return [];
    const inner = [...scope, ...named];
    const lines = read(body, "line", inner);
    if (lines.length === 0 || !isFormal(`${start}: 1 = 1`, "line", scope)) return [];
    const [, said = condition, having, layer] =
      condition === undefined || named.length !== 1 ? [] : (HAVING.exec(condition.trim()) ?? []);
    const guard = having === undefined ? "" : ` ${having} ${layer}`;
    if (condition === undefined) return joined([lines], ([b]) => `${start.trim()}: ${b}`);
    return onlyOne([
      joined([read(condition, "truth", inner), lines], ([a, b]) => `${start.trim()} where ${a}: ${b}`),
      having === undefined
        ? []
        : joined(
            [notFormal(read(said ?? "", "truth", inner)), lines],
            ([a, b]) => `${start.trim()}${guard} where ${a}: ${b}`,
          ),
    ]);
  }

  function withWhere(head: string): readonly [start: string, condition?: string] {
    const [, start, one, other, by = "", said = ""] = CLAUSE.exec(head) ?? [];
    if (start === undefined) return [head];
    if (/^(?:of|with)$/.test(by)) return other === undefined ? [start, `${one} has ${said}`] : [head];
    if (other === undefined) return [start, `${one} ${said}`];
    return [start, `${one} and ${other} ${said}`];
  }

  /** The line is another one, though no word is. */
  const notFormal = (reads: Reads): Reads => reads.map((each) => ({ ...each, isFormal: false }));

  function namedBy(start: string): readonly Thing[] | undefined {
    const [, , sort = "", opens, list, behind = ""] = HEAD.exec(start) ?? [];
    if (list === undefined) return undefined;
    const clue = / with (\w+)/.exec(behind)?.[1];
    const things = list.split(", ").map((each) => {
      const [last = "", own] = each.split(" ").reverse();
      return opens === undefined ? thingOf(own ?? sort, last, words) : thingOf("cell", last, words);
    });
    return things.every((each) => each !== undefined)
      ? things.map((each) => (clue === undefined ? each : { ...each, clue }))
      : undefined;
  }

  function cut(text: string, kind: PartKind, scope: PartScope): Reads {
    if (isWhole(text))
      return read(text.slice(1, -1), kind, scope).map((each) => ({
        ...each,
        text: !each.isFormal && !/\s/.test(outside(each.text)) ? each.text : `(${each.text})`,
      }));
    return onlyOne([
      ...(kind === "value" ? [] : truthsIn(text, scope)),
      ...(kind === "truth" ? [] : splits(text, ["+", "-", "*"], "value", "sum", scope)),
      called(text, scope),
    ]);
  }

  function truthsIn(text: string, scope: PartScope): readonly Reads[] {
    const denied = /^not\b(.+)$/.exec(text)?.[1];
    return [
      ...(denied === undefined
        ? []
        : [joined([beside("not")(read(denied, "truth", scope))], ([each]) => `not ${each}`)]),
      counted(text, scope),
      ...splits(text, ["and", "or", "implies"], "truth", "condition", scope),
      ...splits(text, ["=", "!="], "either", "comparison", scope),
      ...splits(text, ["<", ">", "<=", ">="], "value", "comparison", scope),
    ];
  }

  /** `exactly 1 cell c in r with clue where …` */
  function counted(text: string, scope: PartScope): Reads {
    const [, bound = "", number = "", cell, binding = ""] = COUNTED.exec(text) ?? [];
    if (cell === undefined) return [];
    const amount = read(numbersInWords[number] ?? number, "value", scope);
    const cells = members(binding, scope);
    return notFormal(joined([cells, amount], ([set, many]) => `count(${set}) ${signs[bound]} ${many}`));
  }

  /** At each of these, both sides read as that. */
  function splits(
    text: string,
    signs: readonly string[],
    kind: PartKind,
    operator: Operator,
    scope: PartScope,
  ): readonly Reads[] {
    return signs.flatMap((sign) =>
      (brackets(text) ?? [])
        .filter((each) => each.depth === 0 && each.text === sign)
        .map(({ start, end }) => {
          const before = read(text.slice(0, start), kind, scope);
          if (before.length === 0) return [];
          const behind = read(text.slice(end), kind, scope);
          return joined([before, behind].map(beside(operator)), ([a, b]) => `${a} ${sign} ${b}`);
        }),
    );
  }

  /** `sum(c.digit for c in l where …)`, `different(…, …)` */
  function called(text: string, scope: PartScope): Reads {
    const name = isCalled.exec(text)?.[1];
    if (name === undefined || !isWhole(text.slice(name.length))) return [];
    const said = text.slice(name.length + 1, -1);
    const [of, binding] = splitAt(said, "for");
    const call = ([each]: readonly string[]): string => `${name}(${each})`;
    if (binding === undefined && BINDING.test(said)) return joined([members(said, scope)], call);
    if (binding !== undefined)
      return joined(
        [bound(binding, scope, (inner) => read(of, truths.has(name) ? "truth" : "either", inner))],
        call,
      );
    const parts = [...argumentsOf(said)];
    return parts.length > MOST_ARGUMENTS
      ? []
      : joined(
          parts.map((each) => read(each, "either", scope)),
          (all) => `${name}(${all.join(", ")})`,
        );
  }

  /** `c in S where …` */
  const members = (binding: string, scope: PartScope): Reads =>
    bound(binding, scope, () => formal("")).map((each) => ({ ...each, text: each.text.trim() }));

  /** `x for c in S where …`: what stands before `for` is said of the variable. */
  function bound(binding: string, scope: PartScope, before: (scope: PartScope) => Reads): Reads {
    const [start, condition] = splitAt(binding, "where");
    const [, variable, set] = BINDING.exec(start.trim()) ?? [];
    if (variable === undefined || set === undefined) return [];
    const sets = isFormal(set, "set", scope) ? formal(set) : inWords(set, "set", scope);
    const inner = [...scope, memberOf(set, variable)];
    const where = condition === undefined ? formal("") : read(condition, "truth", inner);
    return joined([before(inner), sets, where], ([of = "", all = "", is = ""]) => {
      const [from, filter] = all.includes(asIn) ? splitAt(all, "where") : [all];
      const conditions = [
        guardOf(of, variable, is),
        filter?.trim().replaceAll(asIn, variable) ?? "",
        is,
      ].filter((each) => each !== "");
      const said = conditions.map((each) =>
        conditions.length > 1 && / (?:or|implies) |^if /.test(outside(each)) ? `(${each})` : each,
      );
      return `${of === "" ? "" : `${of} for `}${variable} in ${from.trim()}${said.length === 0 ? "" : ` where ${said.join(" and ")}`}`;
    });
  }

  /** A sum is of the values that are there. */
  const guardOf = (of: string, variable: string, condition: string): string => {
    const [, owner, layer = ""] = /^(\w+)\.(\w+)$/.exec(of) ?? [];
    const guard = `${variable} has ${layer}`;
    return owner === variable && sparse.has(layer) && !condition.includes(guard) ? guard : "";
  };

  const memberOf = (set: string, variable: string): Thing =>
    (/^\w+$/.test(set) && set !== "cells" && !/^\w$/.test(set)
      ? thingOf(set, variable, words)
      : undefined) ?? {
      variable,
      sort: "cell",
      role: "cell",
    };

  return [
    ...new Set(
      read(line, "line", [])
        .filter((each) => !each.isFormal && (hasSigns || each.isMixed))
        .map(({ text }) => text),
    ),
  ];
}

/** Between the commas outside of brackets. */
function* argumentsOf(text: string): Generator<string> {
  const [first, rest] = splitAt(text, ",");
  yield first;
  if (rest !== undefined) yield* argumentsOf(rest);
}

/** Pairs of neighbours, and the numbers in them: `no two dominoes have the same digits`. */
import type { Layer } from "../../../ast.js";
import type { Symbol as NamedThing } from "../../../resolved.js";
import { type PhraseRule, rule } from "../../grammar.js";
import { placeOfLayer } from "../../place-of.js";
import { countedSaid, headOf, isKind } from "../../say.js";
import { wordForms } from "../../word-forms.js";

const layersOf = (
  symbols: readonly NamedThing[],
  place: string,
  fits: (layer: Layer) => boolean,
): readonly { readonly name: string; readonly layer: Layer }[] =>
  symbols.flatMap((symbol) =>
    symbol.kind === "layer" && placeOfLayer(symbol.declaration.on) === place && fits(symbol.declaration)
      ? [{ name: symbol.name, layer: symbol.declaration }]
      : [],
  );

/** A program that finds such pairs, and has one layer of numbers. */
export function dominoRules(symbols: readonly NamedThing[]): readonly PhraseRule[] {
  const [pair, ...pairs] = layersOf(
    symbols,
    "link",
    ({ role, type }) => role === "find" && type.kind === "yes-no-type",
  );
  const [number, ...numbers] = layersOf(symbols, "cell", ({ type }) => type.kind === "range-type");
  if (pair === undefined || pairs.length > 0) return [];
  const words = wordForms(pair.name);
  return [
    ...rule(
      "statement",
      [
        `<each> <noun> belong|belongs to <amount> ${words}`,
        `<each> <noun> be part of <amount> ${words}`,
        `<each> <noun> be in|on|covered|used by? <amount> ${words}`,
        `<each> <noun> be half of <amount> ${words}`,
      ],
      ({ noun, amount }) =>
        amount.isIndefinite === true || (noun.value !== undefined && isKind(noun))
          ? undefined
          : (scope) =>
              `${headOf("cell", "c", noun.conditions)}: ${amount.bound} ${amount.number(scope)} ${pair.name} in c.links`,
    ),
    ...(number === undefined || numbers.length > 0 || number.layer.type.kind !== "range-type"
      ? []
      : ofTheirNumbers(pair.name, number.name, number.layer)),
  ];
}

/** The numbers of a pair have no order. */
function ofTheirNumbers(pair: string, number: string, { type }: Layer): readonly PhraseRule[] {
  if (type.kind !== "range-type" || type.from.kind !== "number" || type.to.kind !== "number") return [];
  const [from, to] = [type.from.value, type.to.value].map(String);
  const words = wordForms(pair);
  const numbers = wordForms(number);
  const many = `count(l in links where l is ${pair} and bag([x.${number} for x in l.cells]) = bag([i, j]))`;
  const ofEach = (said: string): string => `for each i in ${from}..${to}, j in i..${to}: ${said}`;
  return [
    ...rule(
      "statement",
      [
        `no ${words} have 2 equal|identical ${numbers}`,
        `<each> ${words} have 2 different ${numbers}`,
        `the? 2? ${numbers} of|in|on <each> ${words} be different`,
      ],
      () => () => `for each link (a, b) with ${pair}: a.${number} != b.${number}`,
    ),
    ...rule(
      "statement",
      [
        `no 2 ${words} have the? same|equal ${numbers}`,
        `no 2 ${words} be the? same|equal|alike|identical`,
        `all? the? ${words} be all? different|distinct`,
        `all? the? ${words} have different ${numbers}`,
        `no ${words} appear|appears|occur|occurs more than exactly? 1 times?`,
        `no ${words} appear|appears|occur|occurs|be used? 2 times`,
        `<each> ${words} appear|appears|occur|occurs|be at most 1 times`,
      ],
      () => () => ofEach(`${many} <= 1`),
    ),
    ...rule(
      "statement",
      [
        `<each> ${words} appear|appears|occur|occurs|be <amount> times`,
        `<each> ${words} be there|used|placed|present <amount> times`,
        `<each> ${words} from ${from} - ${from} to ${to} - ${to} appear|appears|occur|occurs|be used? <amount> times`,
        `<each> pair of ${numbers} appear|appears|occur|occurs|be used? <amount> times`,
        `<each> pair of ${numbers} be on|in <amount> ${words}`,
      ],
      ({ amount }) =>
        amount.isIndefinite === true ? undefined : (scope) => ofEach(countedSaid(many, amount, scope).text),
    ),
  ];
}

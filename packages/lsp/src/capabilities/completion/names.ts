/** Names that may stand at a place of a puzzle, by what they are used as. */
import {
  adjectives,
  aggregates,
  attributes,
  describeType,
  directionNames,
  pluralsOf,
  type TypedPuzzle,
} from "@ecp/compiler";
import { adjectiveMeanings, sortMeanings } from "../words-of-the-language.js";
import type { Offer } from "./item.js";
import { offerOfLayer } from "./members.js";
import type { CompletionPlace } from "./place.js";

export const word = (label: string, says?: string, snippet?: string): Offer => ({
  label,
  kind: "word",
  rank: 4,
  ...(says === undefined ? {} : { says }),
  ...(snippet === undefined ? {} : { snippet }),
});

export const plural = (name: string): string => {
  const [plain = name, es = name, ies] = pluralsOf(name);
  if (ies !== undefined && /[^aeiou]y$/.test(name)) return ies;
  return /(s|x|ch|sh)$/.test(name) ? es : plain;
};

/** `singular` after `each`, `plural` in an expression. */
export function sorts({ puzzle }: CompletionPlace, number: "singular" | "plural"): readonly Offer[] {
  const inNumber = (name: string): string => (number === "singular" ? name : plural(name));
  const builtIn = Object.entries(sortMeanings).flatMap(([name, says]): Offer[] => {
    if (/^(?:board|group|stretch)/.test(name)) return [];
    const label = inNumber(name);
    const sized = name === "box" ? `${label} «3» x «3»` : name === "block" ? `${label} «2x2»` : undefined;
    return [{ label, kind: "sort", says, rank: 1, ...(sized === undefined ? {} : { snippet: sized }) }];
  });
  const declared = (puzzle?.layers ?? []).flatMap((layer): Offer[] =>
    ["region", "paths", "pieces"].includes(layer.domain.kind)
      ? [{ label: inNumber(layer.name), kind: "sort", detail: `those of \`${layer.name}\``, rank: 0 }]
      : [],
  );
  return [...declared, ...families(puzzle), ...builtIn];
}

/** `let run = stretches of …`: `each run`. */
function families(puzzle: TypedPuzzle | undefined): readonly Offer[] {
  return (puzzle?.lets ?? []).flatMap((each): Offer[] =>
    each.form === "value" && each.value.type.kind === "set"
      ? [
          {
            label: each.name,
            kind: "let",
            detail: describeType(each.value.type, puzzle?.layers ?? []),
            rank: 0,
          },
        ]
      : [],
  );
}

export const layers = ({ puzzle }: CompletionPlace, role?: "given" | "find"): readonly Offer[] =>
  puzzle === undefined
    ? []
    : puzzle.layers
        .filter((layer) => role === undefined || layer.role === role)
        .map((layer) => offerOfLayer(layer, puzzle));

export const tables = ({ puzzle }: CompletionPlace): readonly Offer[] =>
  puzzle === undefined
    ? []
    : puzzle.layers
        .filter(({ domain }) => domain.kind === "table")
        .map((layer) => offerOfLayer(layer, puzzle));

export function values({ puzzle }: CompletionPlace): readonly Offer[] {
  return (puzzle?.layers ?? []).flatMap(({ name, domain }): Offer[] => {
    const names =
      domain.kind === "symbols"
        ? domain.values
        : domain.kind === "pieces"
          ? domain.pieces.shapes.map((shape) => shape.name)
          : [];
    return names.map((label) => ({ label, kind: "value", detail: `a value of \`${name}\``, rank: 1 }));
  });
}

/** Counted: `exactly 2 queens`. */
export function nouns(place: CompletionPlace): readonly Offer[] {
  return [...layers(place), ...derivedLayers(place), ...values(place)].flatMap((offer): Offer[] => [
    offer,
    { ...offer, label: plural(offer.label), rank: (offer.rank ?? 0) + 1 },
  ]);
}

const derivedLayers = ({ puzzle }: CompletionPlace): readonly Offer[] =>
  (puzzle?.lets ?? []).flatMap((each): Offer[] =>
    each.form === "layer" ? [{ label: each.name, kind: "let", detail: "a derived layer", rank: 0 }] : [],
  );

/** After `is`. */
export function afterIs(place: CompletionPlace): readonly Offer[] {
  return [
    ...layers(place).filter(({ detail }) => detail?.includes("yes or no") === true),
    ...derivedLayers(place),
    ...values(place),
    ...variables(place),
    ...adjectives.map(
      (label): Offer => ({ label, kind: "word", rank: 2, says: adjectiveMeanings[label] ?? "" }),
    ),
    word("not"),
    word("inside"),
    word("outside"),
  ];
}

/** Bound in the lines that hold the cursor. */
export function variables({ snapshot, lines, puzzle }: CompletionPlace): readonly Offer[] {
  const found = new Map<string, Offer>();
  for (const { name, symbol, reference } of snapshot.names()) {
    if (symbol.kind !== "variable" || (reference !== undefined && reference.role !== "binding")) continue;
    if (
      name.text === "zzz" ||
      !lines.some(({ start, end }) => start <= name.span.start && name.span.end <= end)
    )
      continue;
    const typed = puzzle?.variables.find(({ span }) => span.start === name.span.start);
    const detail =
      typed === undefined || typed.type.kind === "error"
        ? "a variable"
        : describeType(typed.type, puzzle?.layers ?? []);
    found.set(name.text, { label: name.text, kind: "variable", detail, rank: 0 });
  }
  return [...found.values()];
}

/** Where an expression goes on. */
export function expressionNames(place: CompletionPlace): readonly Offer[] {
  const { puzzle } = place;
  const parameters = (puzzle?.parameters ?? []).map(
    ({ name }): Offer => ({ label: name, kind: "parameter", detail: "a parameter", rank: 0 }),
  );
  const lets = (puzzle?.resolved.symbols ?? []).flatMap((symbol): Offer[] => {
    if (symbol.kind !== "let") return [];
    const given = symbol.declaration.parameters;
    return [
      {
        label: symbol.name,
        kind: given === undefined ? "let" : "function",
        rank: 0,
        ...(given === undefined
          ? {}
          : {
              snippet: callSnippet(
                symbol.name,
                given.map(({ text }) => text),
              ),
            }),
      },
    ];
  });
  const functions = [...attributes.values()].flatMap(({ name, signatures, says }): Offer[] => {
    const [signature = ""] = signatures;
    const [left = "", result = ""] = signature.split("->").map((part) => part.trim());
    const snippet = callSnippet(
      name,
      left.split(",").map((part) => part.trim()),
    );
    return [{ label: name, kind: "function", detail: result, says, snippet, rank: 3 }];
  });
  const sums = [...aggregates.values()].map(
    ({ name, body, result, says }): Offer => ({
      label: name,
      kind: "function",
      detail: result,
      says,
      rank: 2,
      snippet: body === "none" ? `${name}(«x» in «cells»)` : `${name}(«x» for «x» in «cells»)`,
    }),
  );
  return [
    ...variables(place),
    ...layers(place),
    ...values(place),
    ...parameters,
    ...lets.filter(({ label }) => label !== "zzz"),
    ...sorts(place, "plural"),
    ...sums,
    ...functions,
    ...directionNames.map((label): Offer => ({ label, kind: "value", detail: "a direction", rank: 3 })),
    ...["exactly", "at most", "at least", "not", "some", "all", "the", "if", "yes", "no", "none"].map(
      (each) => word(each),
    ),
  ];
}

const callSnippet = (name: string, parameters: readonly string[]): string =>
  `${name}(${parameters.map((each) => `«${each.replace("...", "")}»`).join(", ")})`;

/**
 * Things that do not touch: `ships`, `clouds`. Where a program's rules have their groups, those are several cells each; a single cell touches no other.
 * Of `ship` and the like, where no rule says so, a sentence may mean either.
 */
import { rule, table } from "../../grammar.js";
import type { Meanings, Near } from "../../meanings.js";
import { nearby } from "../../say.js";

const groupsApart = (kind: string, near: Near): string =>
  `for each cell c, cell x in ${near === "corners" ? nearby("c", near) : "c.around"} where c is ${kind} and x is ${kind}: x in group(c by ${kind})`;

const cellsApart = (kind: string, near: Near): string =>
  `for each cell c where c is ${kind}: no ${kind} in ${nearby("c", near)}`;

export const bodyPhrases = table(() => [
  rule(
    "bodies",
    [
      "<two> <body> not <touching>",
      "no <two> <body> <touching>",
      "<two> different|distinct <body> not <touching>",
    ],
    ({ body, touching: near }) => bodiesOf(body, near),
  ),
  rule(
    "bodies",
    ["no <body> <touch:near> <other>", "a|an <body> not <touch:near> <other>"],
    ({ body, near, other }) => bodiesBeside(body, other, near),
  ),
  ...(
    [
      ["diagonally", "corners"],
      ["diagonallytoo", "all round"],
      ["orthogonally", "sides"],
    ] as const
  ).map(([way, near]) =>
    rule(
      "bodies",
      [
        `no <body> touch|touches <other> ${way}`,
        `<two> <body> not touch|touches <other> ${way}`,
        `a|an <body> not touch|touches <other> ${way}`,
      ],
      ({ body, other }) => bodiesBeside(body, other, near),
    ),
  ),
  rule("other", ["another", "others", "any other"], () => ({})),
  rule("other", "another|a|an|any|other <body>", ({ body }) => body),
  rule("other", "any other <body>", ({ body }) => body),
  rule("statement", "<bodies>", ({ bodies: { kind, near, are } }) =>
    are === "groups" && near !== "sides" ? () => groupsApart(kind, near) : undefined,
  ),
  // The part before says whether they are of several cells.
  rule(
    "sentence",
    ["<statement:first> ,? and|; <bodies>", "<statement:first> ,? and|; they not <touching>"],
    ({ first, ...rest }) => {
      const text = first([]);
      const [, kind = ""] = /groups? (?:g )?of \(?cells where (\w+)/.exec(text) ?? [];
      const near = "bodies" in rest ? rest.bodies.near : rest.touching;
      if (kind === "" || near === "sides" || ("bodies" in rest && rest.bodies.kind !== kind))
        return undefined;
      return `${text}; ${groupsApart(kind, near)}`;
    },
  ),
  // Of one cell each.
  rule(
    "single",
    ["<two> <body> be|have|cover|covers|fill|fills|occupies|occupy a? 1|single cell each? big|large|long?"],
    ({ body }) => body,
  ),
  rule("statement", "<single>", ({ single: { plain } }) =>
    plain === undefined ? undefined : () => cellsApart(plain, "sides"),
  ),
  rule(
    "statement",
    [
      "<single> ,? and|; they? not <touching>",
      "1|single - cell <body:single> not <touching>",
      "<single> ,? and|; <bodies:again>",
    ],
    ({ single: { plain }, ...rest }) => {
      if (plain === undefined) return undefined;
      if ("again" in rest)
        return rest.again.kind === plain ? () => cellsApart(plain, rest.again.near) : undefined;
      return () => cellsApart(plain, rest.touching);
    },
  ),
]);

const bodiesBeside = (
  body: Meanings["body"],
  { plain }: Meanings["other"],
  near: Near,
): Meanings["bodies"] | undefined =>
  plain === undefined || plain === body.plain ? bodiesOf(body, near) : undefined;

const bodiesOf = ({ plain, body }: Meanings["body"], near: Near): Meanings["bodies"] | undefined =>
  plain === undefined || body === undefined ? undefined : { kind: plain, near, are: body };

/** The rules that a sentence may mean: of single cells, and of groups. */
export interface EitherBodies {
  readonly kind: string;
  readonly cells: string;
  readonly groups: string;
}

export const eitherOf = ({ kind, near, are }: Meanings["bodies"]): EitherBodies | undefined =>
  are === "either" && near !== "sides"
    ? { kind, cells: cellsApart(kind, near), groups: groupsApart(kind, near) }
    : undefined;

/** Other readings of it would be of single cells. Groups of cells never share a side. */
export const isOfBodies = ({ near, are }: Meanings["bodies"]): boolean =>
  (are === "either") === (near !== "sides");

import { defineDiagnostic } from "../diagnostic.js";
import { moreCases } from "../other-cases.js";

type Bounds = readonly [number, number];
/** `step`: all are the least and so many times that more; absent where nothing is known of it. */
type Reach = readonly [least: number, most: number, step?: number];

/** The possible amounts and those asked for: how many elements, or the numbers on both sides of a comparison. */
export type WhyNever =
  | {
      readonly kind: "count";
      readonly possible: Bounds;
      readonly wanted: readonly Bounds[];
      readonly bound: "exactly" | "at most" | "at least";
      /** A layer with values: those that have one were counted, and not each value. */
      readonly valued?: string;
    }
  | { readonly kind: "no set" }
  | { readonly kind: "compare"; readonly left: Reach; readonly operator: string; readonly right: Reach };

/** A warning where the problem is made, and the reason of the answer `none` where it is solved. */
export const canNeverHold = defineDiagnostic<{
  rule?: string;
  at: string;
  others: number;
  why?: WhyNever;
  /** The thing that is counted: `queen`, `not shaded`. */
  noun?: string;
}>({
  code: "ECP4127",
  slug: "can-never-hold",
  severity: "warning",
  message: ({ rule, at, others, why, noun }) => {
    const what = rule === undefined ? "this" : `the rule \`${rule}\``;
    const more = others === 0 ? "" : `, and so in ${moreCases(others)}`;
    const because = why === undefined ? "" : `: ${inWords(why, noun)}`;
    return `${what} can never hold${at === "" ? "" : ` (${at}${more})`}, whatever is found${because}`;
  },
  help: ({ why }) => {
    if (why?.kind === "count" && why.valued !== undefined && why.wanted.every(([, most]) => most === 1))
      return `did you mean \`${why.bound} one of each ${why.valued}\`?`;
    return "look at the givens, and at the possible values that it compares: with this statement there is no answer";
  },
  page: {
    meaning:
      "With the board, the givens and the values that the layers may have, this statement is always false, so there is no answer. The message names the first place where it is false.",
    failing: `puzzle P
board 3 x 3
given clue: number
find shaded: yes/no
rule "Clues":
  for each cell c with clue: exactly c.clue shaded in c.neighbours
instance:
  clue:
    . . .
    . 7 .
    . . .
`,
    corrected: `puzzle P
board 3 x 3
given clue: number
find shaded: yes/no
rule "Clues":
  for each cell c with clue: exactly c.clue shaded in c.neighbours
instance:
  clue:
    . . .
    . 4 .
    . . .
`,
  },
});

function inWords(why: WhyNever, noun?: string): string {
  if (why.kind === "compare")
    return `left of \`${why.operator}\` is ${span(why.left)}, and right of it ${span(why.right)}`;
  if (why.kind === "no set") return "its set has no elements";
  const [least, most] = why.possible;
  const wanted = `${why.bound} ${why.wanted.map(written).join(" or ")}${noun === undefined ? "" : ` ${noun}`} ${why.wanted.length === 1 && why.wanted[0]?.[1] === 1 ? "is" : "are"} asked for`;
  if (most === 0) return `${wanted}, and there can be none`;
  if (least === most) return `${wanted}, and there ${most === 1 ? "is" : "are"} ${most}`;
  return `${wanted}, and there can be ${span(why.possible)}`;
}

function span([least, most, step = 1]: Reach): string {
  if (least === most) return String(least);
  if (step === 1) return `${least} to ${most}`;
  const steps = (most - least) / step;
  if (steps > 3) return `${least} to ${most} in steps of ${step}`;
  const all = Array.from({ length: steps + 1 }, (_, i) => least + i * step);
  return `${all.slice(0, -1).join(", ")} or ${most}`;
}

const written = ([least, most]: Bounds): string => (least === most ? String(least) : `${least}..${most}`);

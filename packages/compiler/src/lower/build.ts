/** Draft → the engine's problem. */
import {
  createProblemBuilder,
  type Entry,
  type ItemId,
  type Literal,
  negate,
  type OptionId,
  type Problem,
  type ProblemBuilder,
} from "@ecp/engine";
import type { Ground } from "../ground.js";
import type { ItemNaming } from "./answers/names.js";
import { seenOf } from "./answers/seen.js";
import type { Draft } from "./draft.js";
import { type DraftLiteral, type RowDraft, TRUE } from "./rules/row-draft.js";

export function buildProblem(ground: Ground, draft: Draft, rows: RowDraft, naming: ItemNaming): Problem {
  const builder = createProblemBuilder();
  const items: ItemId[] = draft.itemKind.map((_, item) =>
    draft.itemSecondary[item] === true
      ? builder.secondary()
      : builder.primary(undefined, draft.itemLo[item], draft.itemHi[item]),
  );
  const options: OptionId[] = draft.optionItems.map((own, option) => {
    draft.patience.spend(own.length);
    const colours = draft.optionColours[option];
    return builder.option(
      own.map((item, place): Entry | ItemId => {
        const id = items[item];
        if (id === undefined) throw new Error(`there is no item ${item}`);
        const colour = colours?.[place] ?? 0;
        return colour === 0 ? id : { item: id, colour };
      }),
    );
  });
  draft.itemKind.forEach((kind, item) => {
    const id = items[item];
    if (id !== undefined && isFunctional(ground, kind, draft.itemRef[item] ?? 0)) builder.functional(id);
  });
  buildRows(builder, rows, items, options);
  // Without hidden layers, and without anything added, everything that is chosen is seen, and nothing need be said.
  if (
    rows.truthOrigins.length > 0 ||
    ground.auxiliaries.length > 0 ||
    ground.puzzle.layers.some((layer) => layer.hidden)
  ) {
    const seen = options.filter((_, option) => seenOf(ground, draft, option) !== undefined);
    // If nothing of an answer is visible, there is at most one answer, and only its existence is visible.
    if (seen.length === 0) seen.push(builder.option([builder.primary()]));
    builder.visible(seen.map((id) => builder.chosen(id)));
  }
  builder.names({ items: naming.item, options: naming.option });
  return builder.build();
}

function buildRows(
  builder: ProblemBuilder,
  rows: RowDraft,
  items: readonly ItemId[],
  options: readonly OptionId[],
): void {
  /** Of atoms; none of the two constants. */
  const byTruth: (Literal | undefined)[] = [undefined, undefined];
  for (const atom of rows.atoms) {
    const own =
      typeof atom === "number"
        ? builder.chosen(known(options[atom]))
        : builder.hasColour(known(items[atom.item]), atom.colour);
    byTruth.push(own, negate(own));
  }
  let always: Literal | undefined;
  const literal = (truth: DraftLiteral): Literal => {
    const known = byTruth[truth];
    if (known !== undefined) return known;
    // Globals may have constants among their literals: an item with one option is one.
    always ??= builder.chosen(builder.option([builder.primary()]));
    return truth === TRUE ? always : negate(always);
  };
  for (const { truths, weights, lo, hi } of rows.rows) {
    rows.draft.patience.spend(truths.length);
    if (weights === undefined) {
      const literals: Literal[] = [];
      for (const truth of truths) literals.push(byTruth[truth] ?? literal(truth));
      builder.clause(literals);
    } else
      builder.linear(
        truths.map((truth, i) => {
          const weight = weights[i] ?? 1;
          return weight === 1 ? literal(truth) : { literal: literal(truth), weight };
        }),
        lo,
        hi,
      );
  }
  if (rows.objective !== undefined)
    builder.objective(rows.objective.terms.map(({ truth, weight }) => ({ literal: literal(truth), weight })));
  for (const { name, truths, vertexCount, from, to, data, alone } of rows.globals)
    builder.global(
      name,
      truths.map(literal),
      { vertexCount, from: Int32Array.from(from), to: Int32Array.from(to) },
      data,
      alone,
    );
}

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("a row names what is not there");
  return value;
}

function isFunctional(ground: Ground, kind: Draft["itemKind"][number], ref: number): boolean {
  if (kind === "auxiliary") return ground.auxiliaries[ref]?.functional ?? false;
  return (
    kind === "channel" ||
    kind === "shadow" ||
    kind === "slack" ||
    kind === "total" ||
    kind === "truth" ||
    kind === "combination"
  );
}

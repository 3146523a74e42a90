/** Facts about all parts and cells that hold in any case, by some rule, so that others may be read by them. */

import { conjuncts } from "../check/walks/conjuncts.js";
import { someNode } from "../check/walks/some-node.js";
import type { Binder, Expression, LayerId, Statement, TypedLayer, VariableId } from "../typed.js";
import type { LawContext, LayerOfLines } from "./context.js";
import { isPartItself, isVariable } from "./is-variable.js";
import { isEveryCell } from "./meaning.js";
import { layerOnceEach, symbolsOnce, valuesOnce } from "./once-each.js";
import { runsOverStructure } from "./structures.js";
import { substitute } from "./substitute.js";

/** Of rules in normal form; not of those in a block `inside S`, nor behind a condition. */
export function readKnownOfParts(context: LawContext, statements: readonly Statement[]): void {
  for (const statement of statements) {
    if (statement.kind === "rule") readKnownOfParts(context, statement.body);
    if (statement.kind === "assert")
      for (const said of conjuncts(statement.expression)) {
        const layer = layerOnceEach(context, said);
        if (layer !== undefined) context.known.onceEach.push(layer);
        const symbols = symbolsOnce(context, said);
        if (symbols !== undefined) context.known.symbolsOnce.push(symbols);
      }
    if (statement.kind !== "for-each") continue;
    const [binder, another] = statement.binders;
    if (binder?.kind !== "in" || another !== undefined) continue;
    for (const line of statement.body)
      if (line.kind === "assert" && !readsGroup(line.expression))
        for (const said of conjuncts(line.expression)) readSaid(context, binder, said);
  }
}

/** A condition on the group of a cell is read by facts about the cell, and must not be what makes these facts known. */
export const readsGroup = (said: Expression): boolean =>
  someNode(said, (node) => "kind" in node && (node.kind === "group" || node.kind === "reach"));

type InSet = Extract<Binder, { kind: "in" }>;

function readSaid(context: LawContext, binder: InSet, said: Expression): void {
  const { withOne, ofThoseWith } = context.known;
  const { condition, variable } = binder;
  if (condition === undefined) {
    const different = differentOf(binder, said);
    if (different !== undefined) context.known.differentIn.push(different);
    if (different !== undefined && valuesOnce(said)?.bound === "exactly")
      context.known.onceEachIn.push(different);
    const layer = runsOverStructure(context, binder) ? oneInEach(said, variable) : undefined;
    if (layer !== undefined && isGivenNumber(context.puzzle.layers[layer]))
      withOne.push({ parts: binder.set, layer });
  } else if (isEveryCell(binder.set) && condition.kind === "has" && isVariable(condition.element, variable))
    ofThoseWith.push({ layer: condition.layer, cell: variable, said });
}

/** Of `different(c.n for c in r)`, or `exactly 1 of each n in r`, for each row r. */
function differentOf({ set, variable }: InSet, said: Expression): LayerOfLines | undefined {
  if (set.kind !== "all-of" || !lines.has(set.sort.kind)) return undefined;
  const once = valuesOnce(said);
  return once !== undefined && once.bound !== "at least" && isPartItself(once.set, variable)
    ? { layer: once.layer, lines: set.sort.kind }
    : undefined;
}

const lines: ReadonlySet<string> = new Set(["row", "column", "line"]);

/** Whether the numbers in each row, or whichever lines these are, are different. */
export const areDifferentIn = (
  { known, isInside }: LawContext,
  layer: LayerId,
  sort: string | undefined,
): boolean => !isInside && isSaidOfLines(known.differentIn, layer, sort);

/** Whether each value that the layer may have is at exactly one cell of each row, or whichever line this is. */
export const isOnceIn = (
  { known, isInside }: LawContext,
  layer: LayerId,
  sort: string | undefined,
): boolean => !isInside && isSaidOfLines(known.onceEachIn, layer, sort);

const isSaidOfLines = (said: readonly LayerOfLines[], layer: LayerId, sort: string | undefined): boolean =>
  said.some(
    (each) =>
      each.layer === layer &&
      (each.lines === sort || (each.lines === "line" && (sort === "row" || sort === "column"))),
  );

/** n of `exactly 1 n in a`. */
function oneInEach(said: Expression, part: VariableId): LayerId | undefined {
  if (said.kind !== "quantity" || said.bound !== "exactly" || said.ofEach !== undefined) return undefined;
  const [amount, another] = said.amounts;
  if (amount?.from.kind !== "number" || amount.from.value !== 1 || amount.to !== amount.from)
    return undefined;
  const { condition, variable } = said;
  if (another !== undefined || !isPartItself(said.set, part) || condition.kind !== "has") return undefined;
  return isVariable(condition.element, variable) ? condition.layer : undefined;
}

/** A clue that is a value where it is there, or `?`. */
const isGivenNumber = (layer: TypedLayer | undefined): boolean =>
  layer?.role === "given" &&
  layer.type.kind !== "truth" &&
  !layer.orNone &&
  layer.where === undefined &&
  layer.on.kind === "cell" &&
  layer.on.border !== true;

/** Whether each of these parts holds exactly one cell with a value of the layer. */
export const holdOneEach = (
  { known, keys, isInside }: LawContext,
  parts: Expression,
  layer: LayerId,
): boolean => !isInside && known.withOne.some((each) => each.layer === layer && keys.same(each.parts, parts));

/** Whether that value is printed, too. */
export const holdOnePrinted = (context: LawContext, parts: Expression, layer: LayerId): boolean =>
  context.puzzle.layers[layer]?.orUnprinted !== true && holdOneEach(context, parts, layer);

/** The conditions on this cell, if it has a value of these layers. */
export function saidOfThoseWith(
  { known, fresh }: LawContext,
  conditions: readonly Expression[],
  cell: Expression & { readonly kind: "variable" },
): readonly Expression[] {
  return known.ofThoseWith.flatMap(({ layer, cell: its, said }) =>
    conditions.some(
      (each) => each.kind === "has" && each.layer === layer && isVariable(each.element, cell.variable),
    )
      ? [substitute(said, new Map([[its, cell]]), fresh)]
      : [],
  );
}

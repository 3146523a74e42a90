/** `at most 6 coins in cells`, where each cell has a number of coins: their sum is meant, and the cells are counted, all of which have a number. */
import { numbersCounted } from "../../diagnostics/catalogue/ecp3058-numbers-counted.js";
import type { Expression, Quantity, TypedPuzzle } from "../../typed.js";
import { someNode } from "../walks/some-node.js";
import { type Context, report, textAt } from "./context.js";

const signs = { exactly: "=", "at most": "<=", "at least": ">=" } as const;

export function hintAtNumbersCounted(context: Context, puzzle: TypedPuzzle): void {
  someNode(puzzle.statements, (node) => {
    if ("kind" in node && node.kind === "quantity")
      look(context, node as Quantity & Pick<Expression, "span">);
    return false;
  });
}

function look(context: Context, counted: Quantity & Pick<Expression, "span">): void {
  const { condition, ofEach, variable, set, bound, amounts } = counted;
  if (ofEach !== undefined || condition.kind !== "has") return;
  if (condition.element.kind !== "variable" || condition.element.variable !== variable) return;
  const layer = context.layers[condition.layer];
  // On links and edges 0 counts as none, and of what is given some places have no number.
  if (layer === undefined || layer.role !== "find" || layer.orNone || layer.domain.kind !== "range") return;
  if (layer.on.kind !== "cell" || layer.where !== undefined) return;
  const [only, ...others] = amounts;
  const number = only === undefined || others.length > 0 ? "…" : textAt(context, only.from.span);
  report(context, numbersCounted, counted.span, {
    layer: layer.name,
    sum: `sum(x.${layer.name} for x in ${textAt(context, set.span)}) ${signs[bound]} ${number}`,
  });
}

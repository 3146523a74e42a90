/** Components by class: the engine's global, and clauses where classes are kept apart. Nothing is added. */
import type { ComponentSizes } from "../../condition.js";
import { type DraftLiteral, FALSE } from "./row-draft.js";
import type { RuleLowering } from "./rule-lowering.js";

export function lowerComponents(lowering: RuleLowering, rule: ComponentSizes): void {
  const { rows } = lowering;
  const { length: classCount } = rule.classes;
  const vertexCount = Math.max(0, ...rule.classes.map(({ when }) => when.length));
  const truths = new Array<DraftLiteral>(vertexCount * classCount).fill(FALSE);
  rule.classes.forEach(({ when }, one) => {
    when.forEach((condition, vertex) => {
      if (condition !== false) truths[vertex * classCount + one] = lowering.truth(condition);
    });
  });
  const at = (one: number, vertex: number): DraftLiteral => truths[vertex * classCount + one] ?? FALSE;
  const classes = rule.classes.map((_, one) => one);
  for (const { from, to } of rule.apart === true ? rule.edges : [])
    for (const one of classes) keepApart(lowering, classes, one, from, to, at);
  rows.global(
    "component-size",
    truths,
    { vertexCount, from: rule.edges.map(({ from }) => from), to: rule.edges.map(({ to }) => to) },
    rule.classes.flatMap(({ least, most }) => [least, most]),
  );
}

/** Of one class here, and of another there: not both. */
function keepApart(
  { rows }: RuleLowering,
  classes: readonly number[],
  one: number,
  from: number,
  to: number,
  at: (one: number, vertex: number) => DraftLiteral,
): void {
  for (const other of classes) if (other !== one) rows.clause([at(one, from) ^ 1, at(other, to) ^ 1]);
}

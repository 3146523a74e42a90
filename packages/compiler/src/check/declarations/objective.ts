/** `maximize E`, `minimize E`: a number that depends on what is to be found. */
import type { ClassLine, Objective } from "../../ast.js";
import { secondObjective } from "../../diagnostics/catalogue/ecp3046-second-objective.js";
import { nothingToChoose } from "../../diagnostics/catalogue/ecp3047-nothing-to-choose.js";
import { overWhatIsHidden } from "../../diagnostics/catalogue/ecp3049-over-what-is-hidden.js";
import type { Expression, TypedObjective } from "../../typed.js";
import { toNumber } from "../types/coerce.js";
import { type Context, report } from "../types/context.js";
import { isError, numberType } from "../types/types.js";
import { layerRead, someWithin } from "../walks/some-within.js";

/** The first one counts; all are checked. */
export function checkObjectives(context: Context, lines: readonly ClassLine[]): TypedObjective | undefined {
  const [first, ...others] = lines.flatMap((line) =>
    line.kind === "objective" ? [{ line, checked: checkObjective(context, line) }] : [],
  );
  for (const { line } of others) report(context, secondObjective, line.span, {});
  return first?.checked;
}

function checkObjective(context: Context, { span, sense, expression }: Objective): TypedObjective {
  const number = toNumber(context, context.expression(expression, numberType));
  // Of a mistake within it is not known on what it depends.
  if (someWithin(context.lets, number, ({ type }) => isError(type))) context.diagnostics.fail();
  else if (number.known) report(context, nothingToChoose, span, { sense });
  const layer = hiddenIn(context, number);
  if (layer !== undefined) report(context, overWhatIsHidden, expression.span, { layer });
  return { span, sense, expression: number };
}

/** The name of a hidden layer that the number reads, also by names. */
function hiddenIn({ layers, lets }: Context, number: Expression): string | undefined {
  let hidden: string | undefined;
  someWithin(lets, number, (part) => {
    const read = layerRead(part);
    const layer = read === undefined ? undefined : layers[read];
    if (layer?.hidden === true) hidden = layer.name;
    return hidden !== undefined;
  });
  return hidden;
}

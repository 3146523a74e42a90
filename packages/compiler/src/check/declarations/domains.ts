/** The types of layers and parameters: what values they may have. */
import type { TypeExpression } from "../../ast.js";
import { layerType } from "../../diagnostics/catalogue/ecp3030-layer-type.js";
import type { Domain, Type } from "../../typed.js";
import { knownNumber } from "../expressions/sequences.js";
import { toKnown, toSet } from "../types/coerce.js";
import { type Context, report } from "../types/context.js";
import {
  directionType,
  errorType,
  fieldType,
  listType,
  numberType,
  setType,
  truthType,
} from "../types/types.js";

/** The type of a value, from the text of the type alone. `own` is the sort that a region or path layer declares. */
export function valueType(type: TypeExpression, own: Type): Type {
  switch (type.kind) {
    case "yes-no-type":
      return truthType;
    case "number-type":
    case "range-type":
      return numberType;
    case "numbers-type":
      return listType(numberType);
    case "values-type": {
      const names = type.values.flatMap((value) => (value.kind === "name" ? [value.text] : []));
      if (names.length === 0) return numberType;
      return names.length === type.values.length ? { kind: "symbol", values: names } : errorType;
    }
    case "region-type":
    case "paths-type":
      return own;
    case "direction-type":
      return directionType;
    case "table-type":
      return setType(listType(fieldType), true);
    case "unknown-type":
      return errorType;
    default:
      return type satisfies never;
  }
}

/** With its bounds, which may be about the element. */
export function checkDomain(context: Context, type: TypeExpression, what: string): Domain {
  switch (type.kind) {
    case "yes-no-type":
      return { kind: "yes-no" };
    case "number-type":
      return { kind: "number" };
    case "numbers-type":
      return { kind: "number-list" };
    case "range-type": {
      const bound = `the possible values of \`${what}\``;
      const instead = "write the least and the largest that it can ever be, and say the rest in a rule";
      return {
        kind: "range",
        from: knownNumber(context, type.from, bound, instead),
        to: knownNumber(context, type.to, bound, instead),
      };
    }
    case "values-type": {
      const names = type.values.flatMap((value) => (value.kind === "name" ? [value.text] : []));
      const numbers = type.values.flatMap((value) => (value.kind === "number" ? [value.value] : []));
      if (names.length > 0 && numbers.length > 0) {
        report(context, layerType, type.span, { problem: "mixed", name: what });
      }
      return names.length > 0 ? { kind: "symbols", values: names } : { kind: "numbers", values: numbers };
    }
    case "region-type":
      return { kind: "region" };
    case "direction-type":
      return { kind: "direction" };
    case "paths-type": {
      const from =
        type.from === undefined
          ? undefined
          : toKnown(
              context,
              toSet(context, context.expression(type.from)),
              `the starts of the paths of \`${what}\``,
              `let a path start at every cell (\`paths from cells\`; a path may stay at its start), and write rules for the rest`,
            );
      return from === undefined ? { kind: "paths" } : { kind: "paths", from };
    }
    case "table-type":
      return type.file === undefined
        ? { kind: "table" }
        : { kind: "table", file: { path: type.file.text, span: type.file.span } };
    case "unknown-type":
      context.diagnostics.fail();
      return { kind: "yes-no" };
    default:
      return type satisfies never;
  }
}

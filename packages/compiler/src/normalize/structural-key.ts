/**
 * The meaning of an expression, as a key: two expressions of one puzzle have the same where they differ only in their places, in the names of the variables
 * that they bind themselves, and in which variables they read from outside. The caller adds the meaning of the outer variables: in
 * expressions of one key they are met in the same order.
 */

import { binderVariables } from "../binder-variables.js";
import { partsOf } from "../check/walks/parts.js";
import { silentFields } from "../check/walks/same-fields.js";
import { madeAt } from "../maps.js";
import type { Expression, GroupBy, LetId, TypedLet, VariableId } from "../typed.js";

export interface StructuralKey {
  readonly id: number;
  /** The variables that are read and not bound, in the order in which they are met. */
  readonly outer: readonly VariableId[];
}

type Lets = readonly Pick<TypedLet, "form" | "value">[];

/** Numbers for what expressions say; made once for a node. A name without arguments says what it stands for. */
export class StructuralKeys {
  constructor(private readonly lets: Lets) {}

  private readonly ofNode = new WeakMap<object, StructuralKey>();
  private readonly ids = new Map<string, number>();

  of(node: Expression | GroupBy): StructuralKey {
    let key = this.ofNode.get(node);
    if (key === undefined) {
      const { text, outer } = written(this.lets, node);
      const id = madeAt(this.ids, text, () => this.ids.size);
      key = { id, outer };
      this.ofNode.set(node, key);
    }
    return key;
  }

  /** Whether two expressions say the same of the same outer variables. */
  same(left: Expression, right: Expression): boolean {
    const [one, other] = [this.of(left), this.of(right)];
    return one.id === other.id && one.outer.every((variable, place) => variable === other.outer[place]);
  }
}

/** Fields that hold the number of a variable. */
const VARIABLES: ReadonlySet<string> = new Set(["variable", "first", "second"]);

function written(
  lets: Lets,
  node: Expression | GroupBy,
): { readonly text: string; readonly outer: readonly VariableId[] } {
  const inner = boundWithin(lets, node);
  const places = new Map<VariableId, string>();
  const outer: VariableId[] = [];
  const parts: string[] = [];
  const nameOf = (variable: VariableId): string => {
    let name = places.get(variable);
    if (name === undefined) {
      name = inner.has(variable) ? `#${places.size}` : `$${places.size}`;
      places.set(variable, name);
      if (!inner.has(variable)) outer.push(variable);
    }
    return name;
  };
  const write = (value: unknown, field: string): void => {
    if (typeof value === "number" && VARIABLES.has(field)) parts.push(nameOf(value as VariableId));
    else if (typeof value !== "object" || value === null) parts.push(JSON.stringify(value) ?? "");
    else if (Array.isArray(value)) {
      parts.push("[");
      for (const each of value) write(each, "");
      parts.push("]");
    } else writeFields(namedBy(lets, value) ?? value, field);
  };
  const writeFields = (value: object, field: string): void => {
    parts.push("{");
    // A layer of pieces is read as a piece, or as the name of its shape.
    if ("kind" in value && value.kind === "layer" && "type" in value) write(kindOf(value.type), "");
    for (const name of Object.keys(value).sort()) {
      if (silentFields.has(name)) continue;
      const each: unknown = Reflect.get(value, name);
      if (each === undefined) continue;
      parts.push(name, ":");
      write(each, field === "ofEach" && name === "value" ? "variable" : name);
    }
    parts.push("}");
  };
  write(node, "");
  return { text: parts.join(" "), outer };
}

const kindOf = (type: unknown): unknown =>
  typeof type === "object" && type !== null && "kind" in type ? type.kind : undefined;

/** The definition of a name without arguments; undefined of anything else. */
function namedBy(lets: Lets, node: object): Expression | undefined {
  if (!("kind" in node && node.kind === "let" && "let" in node && "arguments" in node)) return undefined;
  if (!Array.isArray(node.arguments) || node.arguments.length > 0) return undefined;
  const named = lets[node.let as LetId];
  return named?.form === "value" ? (namedBy(lets, named.value) ?? named.value) : undefined;
}

function boundWithin(lets: Lets, node: Expression | GroupBy): ReadonlySet<VariableId> {
  const inner = new Set<VariableId>();
  const walk = (written: Expression): void => {
    const part = namedBy(lets, written) ?? written;
    for (const variable of boundBy(part)) inner.add(variable);
    for (const each of partsOf(part)) walk(each);
  };
  if ("kind" in node) walk(node);
  else if (node.by === "value") {
    inner.add(node.variable);
    walk(node.value);
  }
  return inner;
}

/** The variables that an expression binds for its parts. */
export function boundBy(part: Expression): readonly VariableId[] {
  switch (part.kind) {
    case "filter":
    case "list-of":
    case "aggregate":
      return binderVariables(part.binders);
    case "quantity":
      return part.ofEach === undefined ? [part.variable] : [part.variable, part.ofEach.value];
    case "stretches":
    case "until":
      return [part.variable];
    case "group":
      return part.by.by === "value" ? [part.by.variable] : [];
    case "groups":
    case "reach":
      return part.by?.by === "value" ? [part.by.variable] : [];
    default:
      return [];
  }
}

/**
 * Finds the layers that a part of a typed puzzle reads, and how. The tree is walked by its form alone: what reads a layer is a node with a `layer`,
 * whatever expression it stands in, and a `let` reads what its value reads. So no new expression needs a line here.
 */
import type { LayerId, LetId, TypedPuzzle } from "../../typed.js";

export interface LayerUses {
  /** Of everything in that part. */
  readonly read: ReadonlySet<LayerId>;
  /** Asked by `has`, `with`. */
  readonly asked: ReadonlySet<LayerId>;
  /** Read as a value that must be there. */
  readonly needed: ReadonlySet<LayerId>;
  /** `the S`: a cell is known by it. */
  readonly singled: ReadonlySet<LayerId>;
  /** Read by `different`: its values are those of digits. */
  readonly digits: ReadonlySet<LayerId>;
  /** For those that are needed: it is only asked whether two of its values are equal. */
  readonly labels: ReadonlySet<LayerId>;
}

type Fields = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Fields => typeof value === "object" && value !== null;
const layerAt = (value: unknown): LayerId | undefined =>
  typeof value === "number" ? (value as LayerId) : undefined;

export function layerUses(puzzle: TypedPuzzle, part: unknown): LayerUses {
  const uses = {
    read: new Set<LayerId>(),
    asked: new Set<LayerId>(),
    needed: new Set<LayerId>(),
    singled: new Set<LayerId>(),
    digits: new Set<LayerId>(),
  };
  const counted = new Set<LayerId>();
  const lets = new Set<LetId>();
  const visit = (value: unknown, singled = false, label?: LayerId): void => {
    if (Array.isArray(value)) {
      for (const each of value) visit(each, singled);
      return;
    }
    if (!isNode(value)) return;
    if (value.kind === "let" && typeof value.let === "number") {
      const id = value.let as LetId;
      if (!lets.has(id)) {
        lets.add(id);
        const { on, value: body } = puzzle.lets[id] ?? {};
        visit(on);
        visit(body);
      }
    }
    if (value.kind === "aggregate" && value.aggregate === "different" && isNode(value.body)) {
      const { kind, layer: read } = value.body;
      const digit = kind === "layer" ? layerAt(read) : undefined;
      if (digit !== undefined) uses.digits.add(digit);
    }
    const layer = layerAt(value.layer);
    if (layer !== undefined) {
      uses.read.add(layer);
      if (singled) uses.singled.add(layer);
      if (value.kind === "has" || value.kind === "is-printed") uses.asked.add(layer);
      if (value.kind === "layer" && value.lenient !== true) uses.needed.add(layer);
      if (value.kind === "layer" && layer !== label) counted.add(layer);
    }
    const told = toldApart(value);
    for (const [field, inner] of Object.entries(value))
      if (field !== "span" && field !== "type") visit(inner, singled || value.kind === "the", told);
  };
  visit(part);
  return { ...uses, labels: new Set([...uses.needed].filter((layer) => !counted.has(layer))) };
}

/** The layer two values of which are compared for being equal. */
function toldApart({ kind, operator, left, right }: Fields): LayerId | undefined {
  if (kind !== "compare" || (operator !== "=" && operator !== "!=")) return undefined;
  if (!isNode(left) || !isNode(right) || left.kind !== "layer" || right.kind !== "layer") return undefined;
  return left.layer === right.layer ? layerAt(left.layer) : undefined;
}

/**
 * The puzzle in which all that is said by yes or no is to be found together with clues and answer: walls stand where an answer has room for them.
 * Values that a legend spells only together stand only together, and one that stands only where another does not is held to that by a rule.
 */
import type { Board } from "../board.js";
import { layerUses } from "../normalize/readings/layer-uses.js";
import type { Binder, Expression, LayerId, Statement, TypedLayer, TypedPuzzle } from "../typed.js";
import { strangers } from "./clues/legend-map.js";
import type { GeneratorPlan } from "./plan.js";
import { asking, type CluesWanted } from "./variants.js";

/** Structure layers that an answer can have a say in. Layers that say where paths start or which values there are have to be known. */
export function yesOrNo(puzzle: TypedPuzzle, { structure }: GeneratorPlan): ReadonlySet<LayerId> {
  const known = readByDomains(puzzle);
  return new Set(
    structure.flatMap(({ id, layer }) => (layer.domain.kind === "yes-no" && !known.has(id) ? [id] : [])),
  );
}

export const readByDomains = (puzzle: TypedPuzzle): ReadonlySet<LayerId> =>
  layerUses(
    puzzle,
    puzzle.layers.map(({ domain }) => domain),
  ).read;

/** Structure that stands beside clues and says nothing without them: it may be there everywhere until clues are known. */
export function besideClues(
  puzzle: TypedPuzzle,
  { structure, clues, partners }: GeneratorPlan,
): ReadonlySet<LayerId> {
  const { asked } = layerUses(puzzle, puzzle.statements);
  return new Set(
    structure.flatMap(({ id, layer }) =>
      layer.domain.kind === "direction" &&
      layer.on.kind === "cell" &&
      !asked.has(id) &&
      [...clues].some((clue) => partners.get(clue)?.includes(id) === true)
        ? [id]
        : [],
    ),
  );
}

export function together(
  puzzle: TypedPuzzle,
  asked: CluesWanted,
  plan: GeneratorPlan,
  board: Board,
): TypedPuzzle {
  const { clues, partners } = plan;
  const found = yesOrNo(puzzle, plan);
  const open = new Set([...found, ...clues]);
  const one = asking(puzzle, asked, board);
  const rules: Statement[] = [];
  const layers = one.layers.map((layer, index): TypedLayer => {
    const id = index as LayerId;
    const own: TypedLayer = found.has(id) ? { ...layer, role: "find", hidden: false } : layer;
    const { where, ...anywhere } = own;
    if (where === undefined || own.role !== "find") return own;
    const { read } = layerUses(puzzle, where);
    if (![...read].some((other) => open.has(other))) return own;
    rules.push(...whereItStands(own, id, where, !own.orNone && own.domain.kind !== "yes-no"));
    return { ...anywhere, orNone: own.domain.kind !== "yes-no" };
  });
  for (const id of open) {
    const layer = layers[id];
    if (layer === undefined || layer.on.kind !== "cell") continue;
    for (const other of partners.get(id) ?? [])
      if (found.has(other)) rules.push(...whereItStands(layer, id, has(layer, other)));
    for (const other of strangers(puzzle, id))
      if (open.has(other) && other > id && layers[other]?.on.kind === "cell")
        rules.push(...whereItStands(layer, id, not(layer, has(layer, other))));
  }
  return { ...one, layers, statements: [...one.statements, ...rules] };
}

/** Where the layer has a value, this holds; with `always`, and the other way round. */
function whereItStands(
  layer: TypedLayer,
  id: LayerId,
  where: Expression,
  always = false,
): readonly Statement[] {
  const { span } = layer.at;
  const cell = { kind: "element", sort: "cell" } as const;
  const set: Expression = {
    span,
    known: true,
    kind: "all-of",
    sort: layer.on,
    type: { kind: "set", of: cell, ordered: true },
  };
  const binders: readonly Binder[] = [{ kind: "in", variable: layer.element, set }];
  const implies = (left: Expression, right: Expression): Statement => ({
    kind: "assert",
    span,
    expression: { ...truth(layer), kind: "logic", operator: "implies", left, right },
  });
  const stands = has(layer, id);
  const body = always ? [implies(stands, where), implies(where, stands)] : [implies(stands, where)];
  return [{ kind: "for-each", span, binders, body }];
}

const truth = ({ at }: TypedLayer) => ({ span: at.span, known: false, type: { kind: "truth" } }) as const;

const not = (layer: TypedLayer, operand: Expression): Expression => ({
  ...truth(layer),
  kind: "not",
  operand,
});

/** At the element that `at` is about. */
function has(at: TypedLayer, layer: LayerId): Expression {
  const element: Expression = {
    span: at.at.span,
    known: true,
    kind: "variable",
    variable: at.element,
    type: { kind: "element", sort: "cell" },
  };
  return { ...truth(at), kind: "has", layer, element };
}

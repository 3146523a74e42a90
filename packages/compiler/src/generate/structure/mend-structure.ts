/**
 * Structure that keeps to what rules say of structure alone (`for each stretch s of cells where not wall: size(s) >= 2`): of all that do, one that
 * is near to what was scattered at random, which hardly ever does.
 */

import { layerUses } from "../../normalize/readings/layer-uses.js";
import type { LayerId } from "../../typed.js";
import type { Contents } from "../contents.js";
import { allOptionsOf } from "../judge.js";
import type { GeneratorPlan } from "../plan.js";
import { answerContents } from "../read-answer.js";
import { yesOrNo } from "../together.js";
import { onlyRulesOn } from "../variants.js";
import type { Workshop } from "../workshop.js";

/** The layers of which such rules speak; of most puzzles none. */
export function layersWithOwnRules({ puzzle }: Workshop, plan: GeneratorPlan): ReadonlySet<LayerId> {
  const layers = yesOrNo(puzzle, plan);
  const { read } = layerUses(puzzle, onlyRulesOn(puzzle, layers).statements);
  return new Set([...layers].filter((id) => read.has(id)));
}

/** Returns undefined if there is none, or if it takes too long to know. */
export async function mendStructure(
  workshop: Workshop,
  layers: ReadonlySet<LayerId>,
  structure: Contents,
): Promise<Contents | undefined> {
  if (layers.size === 0) return structure;
  const { puzzle } = workshop;
  const fixed = { ...structure, values: new Map([...structure.values].filter(([id]) => !layers.has(id))) };
  const compiled = workshop.compile(onlyRulesOn(puzzle, layers), fixed);
  if (compiled === undefined) return undefined;
  // A value that is not given is no.
  const scattered = new Map(
    [...structure.values].flatMap(([id, values]) =>
      layers.has(id) ? [[id, Array.from(values, (value) => value ?? false)] as const] : [],
    ),
  );
  const near = allOptionsOf(compiled, { ...structure, values: scattered });
  const found = await workshop.open(compiled.lowered).ask({ prefer: { options: near, chosen: true } });
  if (found?.kind !== "solution") return undefined;
  const { values } = answerContents(compiled.ground.puzzle, compiled.lowered.decode(found.options));
  const own = [...values].filter(([id]) => layers.has(id));
  return {
    ...structure,
    values: new Map([
      ...structure.values,
      ...own.map(([id, each]) => [id, each.map((value) => (value === true ? true : undefined))] as const),
    ]),
  };
}

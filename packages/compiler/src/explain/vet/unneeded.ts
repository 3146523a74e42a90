/**
 * Finds givens without which there would still be one answer, each by itself. One problem decides for all given values of layers to be found: a
 * value is not needed if the others leave no other answer. A clue changes the rules themselves, so the instance is compiled again without it.
 */
import { search } from "@ecp/engine";
import { compileInstance, withSoundVariants } from "../../compile.js";
import { dataBlocks, instanceData } from "../../generate/clues/write-data.js";
import { emptyContents, type GivenPlace, withoutGivens } from "../../generate/contents.js";
import { layerRoles } from "../../generate/structure/roles.js";
import { elementName } from "../../ground/element-name.js";
import type { Ground } from "../../ground.js";
import type { Span } from "../../text/span.js";
import type { InstanceData, LayerId, TypedInstance } from "../../typed.js";
import type { Slices } from "../judge.js";
import { givenMember } from "../member.js";
import type { Begun, PathTask } from "../steps/begin.js";

export interface Unneeded {
  /** `digit 5`, `clue 3` */
  readonly words: string;
  readonly at: string;
  readonly span: Span | undefined;
}

export interface Needs {
  readonly unneeded: readonly Unneeded[];
  /** Givens that were looked at. */
  readonly looked: number;
  /** Some givens could not be judged within the allowed effort. */
  readonly unknown: number;
}

const PATIENCE = 20_000;
const SLICE = 500;

export function* unneededGivens(task: PathTask, begun: Begun): Slices<Needs> {
  const values = yield* ofValues(begun);
  const clues = yield* ofClues(task, begun.ground);
  return {
    unneeded: [...values.unneeded, ...clues.unneeded],
    looked: values.looked + clues.looked,
    unknown: values.unknown + clues.unknown,
  };
}

function* ofValues({ ground, posed }: Begun): Slices<Needs> {
  const unneeded: Unneeded[] = [];
  let unknown = 0;
  const givens = ground.givensApart ?? [];
  const optionOf = ({ variable, value }: (typeof givens)[number]) => posed.valueOption(variable, value);
  for (const given of givens) {
    const own = optionOf(given);
    if (own === undefined) continue;
    const assume = givens.flatMap((other) => (other === given ? [] : (optionOf(other) ?? [])));
    const verdict = yield* posed.judge.ask(posed.rules, { patience: PATIENCE, assume, forbid: [own] });
    if (verdict.kind === "unknown") unknown++;
    if (verdict.kind !== "impossible") continue;
    const { words, at, span } = givenMember(ground, given);
    unneeded.push({ words, at: at.join(", "), span });
  }
  return { unneeded, looked: givens.length, unknown };
}

function* ofClues(task: PathTask, ground: Ground): Slices<Needs> {
  const places = cluesOf(ground);
  const unneeded: Unneeded[] = [];
  let unknown = 0;
  // The same data, written anew: where even that is no puzzle with one answer, nothing is known of its clues.
  if (places.length === 0 || (yield* hasOneAnswer(task, ground, [])) !== "yes")
    return { unneeded, looked: 0, unknown: places.length };
  for (const place of places) {
    const verdict = yield* hasOneAnswer(task, ground, [place]);
    if (verdict === "unknown") unknown++;
    if (verdict !== "yes") continue;
    const { layer, element } = place;
    const value = ground.data.get(layer)?.values[element];
    const name = ground.puzzle.layers[layer]?.name ?? "";
    const at = elementName(ground, layer, element);
    const words = value === true ? name : `${name} ${Array.isArray(value) ? value.join(" ") : String(value)}`;
    unneeded.push({ words, at, span: ground.data.get(layer)?.spans[element] });
  }
  return { unneeded, looked: places.length, unknown };
}

/** Clues that are printed at some places of their layer and not at others. */
function cluesOf({ puzzle, data }: Ground): readonly GivenPlace[] {
  const roles = layerRoles(puzzle);
  return [...data].flatMap(([layer, { values }]) => {
    const role = roles.get(layer);
    if (role !== "clue" && role !== "placed clue") return [];
    return values.flatMap((value, element) =>
      value === undefined || value === false ? [] : [{ layer, element }],
    );
  });
}

function* hasOneAnswer(
  { analysis, instance, settings, host }: PathTask,
  ground: Ground,
  without: readonly GivenPlace[],
): Slices<"yes" | "no" | "unknown"> {
  const fewer = withFewer(instance, ground, without);
  const { lowered } = compileInstance(withSoundVariants(analysis.typed), fewer, settings, host);
  yield;
  if (lowered === undefined) return "no";
  const running = search(lowered.problem, { limit: 2, strategy: "learn", nodeLimit: PATIENCE });
  while (running.step(SLICE) === "running") yield;
  if (running.count() === 1n && running.state === "done") return "yes";
  return running.count() > 1n || running.state === "done" ? "no" : "unknown";
}

/** Blocks of the layers that clues are taken from are written anew; the others stay as they are. */
function withFewer(instance: TypedInstance, ground: Ground, without: readonly GivenPlace[]): TypedInstance {
  const { puzzle, board, sets, data, elements } = ground;
  if (board === undefined) return instance;
  const isKept = ({ target }: InstanceData): boolean =>
    target.kind === "asked" ||
    (target.kind === "layer" && ["table", "paths"].includes(puzzle.layers[target.layer]?.domain.kind ?? ""));
  const isMapped = instance.data.some(({ target }) => target.kind === "map");
  const written = new Set<LayerId>();
  for (const { target } of instance.data) if (target.kind === "layer") written.add(target.layer);
  const values = new Map(
    [...data].flatMap(([id, layer]) =>
      (isMapped || written.has(id)) &&
      !["table", "paths"].includes(puzzle.layers[id]?.domain.kind ?? "") &&
      layer.values.some((value) => value !== undefined)
        ? [[id, layer.values] as const]
        : [],
    ),
  );
  const names = new Map([...elements].map(([id, each]) => [id, each.names] as const));
  const contents = withoutGivens({ ...emptyContents, values, names }, without);
  const blocks = instanceData(dataBlocks(puzzle, { board, sets }, contents), instance.span);
  return { ...instance, data: [...instance.data.filter(isKept), ...blocks] };
}

/**
 * A board that a person fills in, posed as one problem that is asked again and again: each entry is an option of it, each rule has a selector. Made once
 * for an instance; what has been entered is told with each question.
 */
import { chosen, type Deducer, type OptionId, type SignedOption } from "@ecp/engine";
import type { Analysis } from "../compile.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { BoardFacts } from "../explain/deduction/board-facts.js";
import type { Slices } from "../explain/judge.js";
import type { MarkedValue } from "../explain/marks.js";
import { Posed, pose } from "../explain/posed.js";
import { type SoftGroup, soften } from "../explain/soften.js";
import { groundInstance } from "../ground/instance/ground-instance.js";
import type { Settings } from "../ground/settings.js";
import { type Ground, type GroundVariableId, NONE } from "../ground.js";
import type { Host } from "../host.js";
import type { TypedInstance } from "../typed.js";
import type { PlayEntry, PlayLayer, PlayPart, PlayPlace } from "./play-layer.js";
import { playLayers, spelledValue } from "./play-layers.js";

export interface FillTask {
  readonly analysis: Analysis;
  readonly instance: TypedInstance;
  readonly settings: Settings;
  readonly host: Host;
}

/** The options for the values of one place, by how they are spelled. */
export interface PosedPlace {
  readonly layer: PlayLayer;
  readonly place: PlayPlace;
  readonly options: ReadonlyMap<string, OptionId>;
}

export interface FilledBoard {
  readonly ground: Ground;
  readonly posed: Posed;
  readonly sources: Analysis["resolved"]["sources"];
  readonly places: readonly PosedPlace[];
  readonly optionOf: (entry: PlayEntry) => OptionId | undefined;
  /** Made when it is first asked for. */
  readonly deducer: () => Deducer;
  /** All rules, switched on. */
  readonly rules: readonly SignedOption[];
  /** Constraints added by grounding are no rules by themselves: they are switched on along with each rule. */
  readonly added: readonly SignedOption[];
  readonly alone: readonly RuleAlone[];
}

/** One rule at one place: row 3, not every row. */
export interface RuleAlone {
  readonly group: SoftGroup;
  readonly selector: SignedOption;
}

/** The message instead, if the instance cannot be compiled. */
export function openFilledBoard({
  analysis,
  instance,
  settings,
  host,
}: FillTask): FilledBoard | readonly Diagnostic[] {
  if (!analysis.typed.isSoundInstance(instance)) return [];
  const { value: ground, diagnostics } = groundInstance(instance, { ...settings, rulesApart: true }, host);
  if (ground === undefined) return diagnostics;
  const softened = soften(ground, { definitions: true });
  const posed = pose(ground, softened, settings, { listed: true });
  if (!(posed instanceof Posed)) return posed;
  const places = posedPlaces(ground, posed);
  const byKey = new Map(places.map((each) => [keyOf(each.layer, each.place.element), each]));
  const facts = new BoardFacts(posed);
  const selected = posed.rules.flatMap((group): RuleAlone[] => {
    const selector = posed.judge.selectorOf(group);
    return selector === undefined ? [] : [{ group, selector: chosen(selector) }];
  });
  let deducer: Deducer | undefined;
  return {
    ground,
    posed,
    sources: analysis.resolved.sources,
    places,
    optionOf: ({ layer, part, element, value }) =>
      byKey.get(keyOf({ name: layer, part }, element))?.options.get(value),
    deducer: () => {
      deducer ??= facts.openDeducer();
      return deducer;
    },
    rules: facts.selectors,
    added: selected.flatMap(({ group, selector }) => (group.definition ? [selector] : [])),
    alone: selected.filter(({ group }) => !group.definition),
  };
}

const keyOf = ({ name, part }: { readonly name: string; readonly part: PlayPart }, element: number): string =>
  `${name} ${part} ${element}`;

function posedPlaces(ground: Ground, posed: Posed): readonly PosedPlace[] {
  const { board, puzzle } = ground;
  const marks = new Map<string, MarkedValue>();
  for (const mark of posed.marks) {
    const { of } = mark;
    const name = puzzle.layers[mark.layer]?.name ?? "";
    if (of.kind === "inside") continue;
    const element = "link" in of ? board?.linkBetween(...of.link) : of.cell;
    if (element !== undefined) marks.set(keyOf({ name, part: of.kind }, element), mark);
  }
  return playLayers(ground).flatMap((layer) =>
    layer.places.flatMap((place) => {
      const options =
        layer.part === "value"
          ? valueOptions(ground, posed, layer, place)
          : markOptions(ground, posed, layer, marks.get(keyOf(layer, place.element)));
      return options.size === 0 ? [] : [{ layer, place, options }];
    }),
  );
}

function valueOptions(
  ground: Ground,
  posed: Posed,
  { name }: PlayLayer,
  { element }: PlayPlace,
): ReadonlyMap<string, OptionId> {
  const options = new Map<string, OptionId>();
  for (const [id, elements] of ground.variableOf) {
    const layer = ground.puzzle.layers[id];
    const variable = elements[element];
    if (layer?.name !== name || variable === undefined) continue;
    for (const value of ground.variables[variable]?.domain ?? []) {
      const option = posed.valueOption(variable as GroundVariableId, value);
      if (option !== undefined) options.set(spelledValue(layer, value), option);
    }
  }
  return options;
}

function markOptions(
  { puzzle }: Ground,
  { lowered }: Posed,
  { part }: PlayLayer,
  mark: MarkedValue | undefined,
): ReadonlyMap<string, OptionId> {
  const options = new Map<string, OptionId>();
  const layer = mark === undefined ? undefined : puzzle.layers[mark.layer];
  if (mark === undefined || layer === undefined) return options;
  for (const value of mark.values) {
    const option = lowered.optionOfAuxiliary(mark.auxiliary, value);
    if (option === undefined) continue;
    if (part === "shape") options.set(value === NONE ? "none" : spelledValue(layer, value), option);
    else options.set(value === 1 ? "yes" : "no", option);
  }
  return options;
}

/** Entries as what holds; those that the board has no place for are left out. */
export const entryOptions = (board: FilledBoard, entries: readonly PlayEntry[]): readonly OptionId[] =>
  entries.flatMap((entry) => board.optionOf(entry) ?? []);

/** An answer that has these; undefined where there is none. */
export function* answerWith(
  { posed }: FilledBoard,
  assume: readonly OptionId[],
): Slices<readonly OptionId[] | undefined> {
  const verdict = yield* posed.judge.ask(posed.rules, { patience: Number.POSITIVE_INFINITY, assume });
  return verdict.kind === "possible" ? verdict.chosen : undefined;
}

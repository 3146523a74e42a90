/**
 * Typed puzzle and instance → ground problem. The order matters: what a step needs is there before it (parameters, board, data, variables,
 * rules); a step with errors ends the work, and all that it found are told.
 */

import type { Board } from "../../board.js";
import { checkDomains } from "../../data/check-domains.js";
import type { DataEnvironment } from "../../data/data-environment.js";
import { measure } from "../../data/measure.js";
import { type ReadData, readAnswer, readData } from "../../data/read-data.js";
import { timeIsUp } from "../../diagnostics/catalogue/ecp5003-time-is-up.js";
import { type Diagnostic, diagnose, type Outcome } from "../../diagnostics/diagnostic.js";
import type { Constraint, Datum, GivenApart, Ground, GroundVariableId, LayerData } from "../../ground.js";
import type { Host } from "../../host.js";
import { normalized } from "../../normalize/normalize.js";
import { ruleFactsOf } from "../../normalize/rule-facts.js";
import { Patience, TimeUp } from "../../patience.js";
import { isUsed } from "../../patterns.js";
import { DEFAULT_ENTRY_LIMIT } from "../../thresholds.js";
import type { LayerId, LetId, ParameterId, SoundInstance, TypedInstance } from "../../typed.js";
import { Budget, TooLarge } from "../budget.js";
import { ConditionTable } from "../conditions/conditions.js";
import { evaluate, evaluateAsPrinted, valueIfThere } from "../expressions/evaluate.js";
import { FaultLog } from "../fault.js";
import { labelledGroups, rootedGroups } from "../graphs/groups.js";
import { setsUnderLayers } from "../names/read-layer.js";
import { keepApartInThePlane } from "../patterns/of-graphs/apart-in-the-plane.js";
import { keepOutlinesShort } from "../patterns/of-graphs/outlines-of-groups.js";
import { finishSeparations } from "../patterns/of-statements/joined-ends.js";
import { possiblePieces } from "../patterns/of-statements/refused-placements.js";
import { narrowWhatIsSaid } from "../patterns/of-statements/said-of-one-value.js";
import { narrowWhatFollows } from "../patterns/of-statements/values-that-follow.js";
import type { GroundingSettings, Settings } from "../settings.js";
import { expandCovers } from "../statements/covers.js";
import { EqualVariables } from "../statements/equal-variables.js";
import { groundObjective, remarksOnObjective } from "../statements/objective.js";
import { expandStatements } from "../statements/statements.js";
import { addValuesBefore } from "../statements/values-before.js";
import { expandPieces } from "../structures/pieces.js";
import { describeValue, isUnknown, type Value } from "../value.js";
import { evaluateNumber } from "../values/evaluate-as.js";
import { operatorsOn } from "../values/operators-on.js";
import { unprintedClues } from "../values/unprinted/unprinted.js";
import { Auxiliaries } from "../world/auxiliaries.js";
import type { LayerTable } from "../world/layer-table.js";
import { Remarks } from "../world/remarks.js";
import { inSlot } from "../world/slots.js";
import { makeSpace } from "../world/space.js";
import type { World } from "../world/world.js";
import { boardLineOf, makeBoardOf } from "./board-of.js";
import { domainLookUp, makeVariables } from "./domains.js";
import { foldConstraints } from "./fold.js";
import { elementFamily, knownValues } from "./known-data.js";
import { makeFound } from "./make-found.js";
import {
  makeParameters,
  type ParameterSources,
  type Parameters as ParametersOf,
  unknownSettings,
} from "./parameters.js";
import { type WithPieces, withPiecesOfTables } from "./pieces-of-tables.js";

export function groundInstance(
  written: SoundInstance,
  settings: GroundingSettings,
  host: Host,
): Outcome<Ground | undefined> {
  return attempt(written, (log, diagnostics) => {
    const own = withOwnPieces(written, settings, host);
    const { instance } = own;
    const normal = settings.asWritten === true ? instance : inNormalForm(instance);
    const made = ground({ ...own, instance: normal }, settings, host, log, diagnostics);
    return made === undefined ? undefined : { ...made, puzzle: instance.puzzle, instance };
  });
}

function withOwnPieces(written: SoundInstance, settings: Settings, host: Host): WithPieces {
  const patience = new Patience(settings.expired);
  return withPiecesOfTables(written, { readFile: host.read, spend: (steps) => patience.spend(steps) });
}

const inNormalForm = (instance: SoundInstance): SoundInstance => ({
  ...instance,
  puzzle: normalized(instance.puzzle),
});

function attempt(
  { span }: TypedInstance,
  work: (log: FaultLog, diagnostics: Diagnostic[]) => Ground | undefined,
): Outcome<Ground | undefined> {
  const log = new FaultLog();
  const diagnostics: Diagnostic[] = [];
  const all = (): Diagnostic[] => [...diagnostics, ...log.diagnostics()];
  try {
    const value = work(log, diagnostics);
    const said = all();
    return { value: said.some((each) => each.severity === "error") ? undefined : value, diagnostics: said };
  } catch (thrown) {
    if (thrown instanceof TimeUp)
      return { value: undefined, diagnostics: [...all(), diagnose(timeIsUp, span, {})] };
    if (!(thrown instanceof TooLarge)) throw thrown;
    return { value: undefined, diagnostics: [...all(), thrown.fault.diagnostic(0)] };
  }
}

/** An instance as far as its data go: what the rules will be about. */
interface Begun {
  readonly world: World;
  readonly board: Board | undefined;
  readonly read: ReadData;
  readonly expected: ReadData | undefined;
  readonly soFar: ReadData | undefined;
  readonly parameters: ParametersOf["used"];
  readonly failed: () => boolean;
  readonly givensApart: readonly GivenApart[] | undefined;
}

function ground(
  own: WithPieces,
  settings: GroundingSettings,
  host: Host,
  log: FaultLog,
  diagnostics: Diagnostic[],
): Ground | undefined {
  const { instance } = own;
  const begun = begin(own, settings, host, log, diagnostics);
  if (begun === undefined) return undefined;
  const { world, read, failed } = begun;
  for (const table of world.layers)
    log.guard(() => {
      const ways = read.elements.get(table.id)?.cells;
      const found = makeFound(world, table, read.data.get(table.id), ways, settings.givensApart);
      if (found === undefined) return;
      table.found = found;
      table.family = found.family;
    });
  if (failed()) return undefined;

  const laid = expandPieces(world);
  if (failed()) return undefined;
  const pieces = possiblePieces(world, laid);
  const expanded: Constraint[] = [];
  // Where rules are excused one by one, what one of them says is not known of all.
  const areTogether = settings.givensApart !== true && settings.rulesApart !== true;
  if (areTogether) narrowWhatIsSaid(world);
  narrowWhatFollows(world);
  expandStatements(
    world,
    instance.puzzle.statements,
    expanded,
    areTogether ? new EqualVariables(world.variables) : undefined,
  );
  // It rests on several rules, and would be blamed on one of them.
  if (settings.givensApart !== true) addValuesBefore(world, expanded);
  if (areTogether) {
    keepApartInThePlane(world);
    keepOutlinesShort(world, labelledGroups);
  }
  world.budget.settleValues(world.variables);
  finishSeparations(world, expanded);
  const covers = expandCovers(world);
  addAll(diagnostics, world.remarks.diagnostics());
  log.guard(() => inSlot(world, unprintedClues).finish(world));
  const { objective } = instance.puzzle;
  const best = objective && log.guard(() => groundObjective(world, objective));
  if (best !== undefined) diagnostics.push(...remarksOnObjective(best));
  const fold = (own: readonly Constraint[]): readonly Constraint[] =>
    foldConstraints(world, own, (layer, element) => read.nameOf(layer as LayerId, element));
  const rules = fold(expanded);
  return {
    ...withoutRules(begun),
    constraints: [...rules, ...fold(world.auxiliaries.rules)],
    definitionsFrom: rules.length,
    auxiliaries: world.auxiliaries.auxiliaries,
    patterns: world.auxiliaries.marks,
    candidates: world.auxiliaries.candidates,
    placements: pieces.placements,
    placementCounts: pieces.counts,
    items: covers.items,
    options: covers.options,
    toldLists: inSlot(world, unprintedClues).toldLists,
    rootedGroups: inSlot(world, rootedGroups),
    ...(best === undefined ? {} : { objective: best }),
  };
}

/** The data of an instance, before any rule is looked at: enough to draw its board, and quick for an editor. */
export function readInstance(
  instance: SoundInstance,
  settings: Settings,
  host: Host,
): Outcome<Ground | undefined> {
  return attempt(instance, (log, diagnostics) => {
    const begun = begin(withOwnPieces(instance, settings, host), settings, host, log, diagnostics);
    return begun === undefined ? undefined : withoutRules(begun);
  });
}

function withoutRules({ world, board, read, expected, soFar, parameters, givensApart }: Begun): Ground {
  return {
    puzzle: world.puzzle,
    instance: world.instance,
    ...(board === undefined ? {} : { board }),
    parameters,
    data: read.data,
    elements: read.elements,
    sets: setsUnderLayers(world),
    variables: world.variables,
    variableOf: new Map(
      world.layers.flatMap((table): [LayerId, readonly (GroundVariableId | undefined)[]][] =>
        table.variables === undefined ? [] : [[table.id, table.variables]],
      ),
    ),
    constraints: [],
    auxiliaries: [],
    patterns: [],
    candidates: [],
    placements: [],
    placementCounts: [],
    items: [],
    options: [],
    ...(expected === undefined ? {} : { expected }),
    ...(soFar === undefined ? {} : { soFar }),
    ...(givensApart === undefined ? {} : { givensApart }),
  };
}

function begin(
  { instance, diagnostics: ofPieces }: WithPieces,
  settings: GroundingSettings,
  host: Host,
  log: FaultLog,
  diagnostics: Diagnostic[],
): Begun | undefined {
  const { puzzle } = instance;
  const failed = (): boolean => !log.empty || diagnostics.some((each) => each.severity === "error");
  const measured = measure(puzzle, instance, { readFile: host.read });
  addAll(diagnostics, measured.diagnostics);
  const sources: ParameterSources = { settings, answers: new Map(), measured: new Map() };
  const parameters = makeParameters(sources);
  const world = emptyWorld(instance, log, parameters.value, settings);
  addAll(diagnostics, unknownSettings(world, settings));
  for (const { parameter, value } of boardLineOf(world)?.bindings ?? [])
    sources.measured.set(parameter, () =>
      "sizeOf" in value ? measured.value.sizeOf(value.sizeOf) : evaluateNumber(world, value),
    );
  puzzle.parameters.forEach((parameter, id) => {
    // Parameters are asked for when they are needed.
    if (parameter.asked === undefined) log.guard(() => world.parameter(id as ParameterId, []));
  });
  if (failed()) return undefined;

  const board = log.guard(() => makeBoardOf(world, measured.value, host.read));
  if (failed()) return undefined;
  world.space = board === undefined ? undefined : makeSpace(board, world.nextFamilyId);

  world.budget.patience.ask();
  const read = readData(puzzle, instance, board, dataEnvironment(world, host));
  addAll(diagnostics, read.diagnostics);
  addAll(diagnostics, ofPieces);
  takeData(world, read.value, sources);
  world.budget.patience.ask();
  if (failed()) {
    // Values are looked at all the same, so that one run tells all. A domain that wants data which were wrong says nothing of its own.
    const muted = domainLookUp({ ...world, log: new FaultLog() });
    addAll(diagnostics, checkDomains(puzzle, read.value, muted));
    return undefined;
  }
  addAll(diagnostics, checkDomains(puzzle, read.value, domainLookUp(world)));
  // A solution is of the instance as it is written: where a parameter is set from outside, it is another puzzle.
  const isAsWritten = settings.set.size === 0;
  const [expected, soFar] = [instance.solution, instance.soFar].map((block) => {
    const answer = readAnswer(puzzle, isAsWritten ? block : undefined, board, dataEnvironment(world, host));
    addAll(diagnostics, answer.diagnostics);
    if (answer.value !== undefined)
      addAll(diagnostics, checkDomains(puzzle, answer.value, domainLookUp(world)));
    return answer.value;
  });
  if (failed()) return undefined;

  const givensApart: GivenApart[] | undefined = settings.givensApart === true ? [] : undefined;
  for (const table of world.layers)
    if (table.layer.role === "find")
      log.guard(() =>
        makeVariables(world, table, read.value.data.get(table.id), {
          givensApart,
          kept: settings.valuesLeft?.get(table.id),
        }),
      );
  if (failed()) return undefined;

  return {
    world,
    board,
    read: read.value,
    expected,
    soFar,
    parameters: parameters.used,
    failed,
    givensApart,
  };
}

function emptyWorld(
  instance: SoundInstance,
  log: FaultLog,
  parameter: ParametersOf["value"],
  settings: GroundingSettings,
): World {
  const { puzzle } = instance;
  let families = 0;
  const declared: World["declared"] = [];
  const variables: World["variables"] = [];
  const budget = new Budget(
    settings.entryLimit ?? DEFAULT_ENTRY_LIMIT,
    instance.span,
    { layers: puzzle.layers, variables, domains: declared },
    new Patience(settings.expired),
  );
  const world: World = {
    puzzle,
    instance,
    facts: ruleFactsOf(puzzle),
    // The rules alone say when a pattern may leave something out, and the objective may ask for it.
    uses: (pattern) => puzzle.objective === undefined && isUsed(settings.patterns ?? "all", pattern),
    bindings: [],
    standing: [],
    standingFor: new Map(),
    ofElements: new Map(),
    steps: new Map([
      ["next", []],
      ["link", []],
      ["edge", []],
    ]),
    hasData: false,
    slots: new Map(),
    evaluate,
    evaluateAsPrinted,
    valueIfThere,
    parameter: (id, given) => parameter(world, id, given),
    operators: operatorsOn(() => world),
    conditions: new ConditionTable({
      variable: (id) => world.declared[id] ?? [],
      auxiliary: (id) => world.auxiliaries.domainOf(id),
      budget,
    }),
    space: undefined,
    layers: puzzle.layers.map(
      (layer, id): LayerTable => ({
        id: id as LayerId,
        layer,
        choices: [],
        outcomes: new Map(),
        singletons: new Map(),
      }),
    ),
    variables,
    declared,
    auxiliaries: new Auxiliaries(),
    lets: new Map(),
    lettingNow: new Set<LetId>(),
    log,
    remarks: new Remarks(ruleFactsOf(puzzle)),
    budget,
    nextFamilyId: () => families++,
  };
  return world;
}

/** There may be more than a call takes arguments. */
function addAll(diagnostics: Diagnostic[], more: readonly Diagnostic[]): void {
  for (const each of more) diagnostics.push(each);
}

/** Evaluates known expressions for the reader of data. Faults are noted, and read as no value. */
function dataEnvironment(world: World, host: Host): DataEnvironment {
  return {
    readFile: host.read,
    spend: (steps) => world.budget.patience.spend(steps),
    boardFromMaps: boardLineOf(world) === undefined,
    evaluate: (expression, bindings) =>
      world.log.guard(() => {
        for (const [variable, datum] of bindings) world.bindings[variable] = boundDatum(datum);
        return asDatum(evaluate(world, expression));
      }),
  };
}

function boundDatum(datum: Datum): Value | undefined {
  if (typeof datum !== "object") return datum;
  if ("unprinted" in datum)
    return { kind: "unprinted", ...(datum.entries === undefined ? {} : { entries: datum.entries }) };
  if ("none" in datum) return { kind: "none" };
  return { kind: "list", items: datum };
}

function asDatum(value: Value): Datum | undefined {
  if (typeof value !== "object") return value;
  if (isUnknown(value)) return undefined;
  if (value.kind === "unprinted")
    return { unprinted: true, ...(value.entries === undefined ? {} : { entries: value.entries }) };
  if (value.kind === "none") return { none: true };
  return value.kind === "element" ? describeValue(value) : undefined;
}

/** Regions and paths become elements, and given layers become readable. */
function takeData(world: World, read: ReadData, sources: ParameterSources): void {
  for (const [parameter, answers] of read.asked)
    sources.answers.set(parameter, new Map(answers.map((answer) => [answer.key, answer])));
  for (const table of world.layers) {
    const elements = read.elements.get(table.id);
    if (elements !== undefined && world.space !== undefined)
      table.family = elementFamily(world.nextFamilyId(), table.layer, elements, world.space);
  }
  for (const table of world.layers) {
    if (table.layer.role !== "given") continue;
    const data: LayerData = read.data.get(table.id) ?? { layer: table.id, values: [], spans: [] };
    table.data = data;
    table.values = pathValues(table, read) ?? knownValues(table.layer, data, world.space, table.family);
  }
  world.hasData = true;
}

/** Read at a cell, a paths layer says which path the cell is on (the first, where paths share it). */
function pathValues(table: LayerTable, read: ReadData): LayerTable["values"] {
  const elements = read.elements.get(table.id);
  const { family } = table;
  if (table.layer.domain.kind !== "paths" || elements === undefined || family === undefined) return undefined;
  const values: NonNullable<LayerTable["values"]>[number][] = [];
  elements.cells.forEach((cells, path) => {
    for (const cell of cells) values[cell] ??= family.at(path);
  });
  return values;
}

/** Puzzle, instance and settings → a world: parameters, board, data, and an unknown for all that is to be found. */

import type {
  DataEnvironment,
  Datum,
  Diagnostic,
  Host,
  LayerId,
  ParameterId,
  TypedInstance,
  TypedPuzzle,
} from "@ecp/compiler/reading";
import { directionNames, makeBoard, measure, readData } from "@ecp/compiler/reading";
import { evaluate, valueIfThere } from "../expressions/evaluate.js";
import { fromDatum } from "../values/layers.js";
import { numberOf } from "../values/narrow.js";
import { Unsupported } from "../values/unsupported.js";
import { isElement, keyOf, none, type Value } from "../values/value.js";
import { Fault, type World, withBindings } from "../values/world.js";
import { withPieces } from "./pieces-of-tables.js";
import { putBoard } from "./put-board.js";

export interface Made {
  readonly world: World;
  readonly diagnostics: readonly Diagnostic[];
}

export function makeWorld(
  written: TypedPuzzle,
  instance: TypedInstance,
  set: ReadonlyMap<string, string>,
  host: Host,
): Made {
  const puzzle = withPieces(written, instance, host);
  const asked = new Map<ParameterId, ReadonlyMap<string, string>>();
  const measured = new Map<ParameterId, () => number | undefined>();
  const world: World = {
    puzzle,
    instance,
    board: undefined,
    part: undefined,
    loops: new Map(),
    bindings: [],
    evaluate: (expression) => evaluate(world, expression),
    valueIfThere: (expression) => valueIfThere(world, expression),
    data: new Map(),
    elements: new Map(),
    parameter: (id, given) => parameterValue(world, set, asked, measured, id, given),
    kept: new Map(),
    unknowns: [],
    assigned: [],
    unknownAt: new Map(),
    fault: () => {},
    spend: () => {},
    touch: () => {},
  };
  const diagnostics: Diagnostic[] = [];
  const size = measure(puzzle, instance, { readFile: host.read });
  diagnostics.push(...size.diagnostics);
  const line = instance.board ?? puzzle.board;
  for (const { parameter, value } of line?.bindings ?? []) {
    const binding = value;
    measured.set(parameter, () =>
      "sizeOf" in binding ? size.value.sizeOf(binding.sizeOf) : numberOf(world, binding),
    );
  }
  if (line !== undefined) putBoard(world, line, host);
  else if (size.value.size !== undefined)
    world.board = makeBoard(size.value.size.rows, size.value.size.columns);
  const environment: DataEnvironment = {
    readFile: host.read,
    boardFromMaps: line === undefined,
    evaluate: (expression, bindings) => {
      const [variables, values] = [[...bindings.keys()], [...bindings.values()].map(bound)];
      try {
        return withBindings(world, variables, values, () => asDatum(evaluate(world, expression)));
      } catch (thrown) {
        if (thrown instanceof Fault) return undefined;
        throw thrown;
      }
    },
  };
  const read = readData(puzzle, instance, world.board, environment);
  diagnostics.push(...read.diagnostics);
  for (const [id, { values }] of read.value.data) world.data.set(id, values);
  for (const [id, elements] of read.value.elements) world.elements.set(id, elements);
  for (const [id, answers] of read.value.asked)
    asked.set(id, new Map(answers.map(({ key, text }) => [key, text])));
  // Until here some of what names read was not there yet.
  world.kept.clear();
  return { world, diagnostics };
}

function bound(datum: Datum): Value {
  if (typeof datum !== "object") return datum;
  if ("none" in datum) return none;
  if ("unprinted" in datum) throw new Unsupported("a `?` in a template");
  return { kind: "list", items: datum };
}

function asDatum(value: Value): Datum | undefined {
  if (typeof value !== "object") return value;
  if (value.kind === "none") return { none: true };
  if (!isElement(value)) return undefined;
  return value.sort === "direction" ? directionNames[value.index] : value.index;
}

function parameterValue(
  world: World,
  set: ReadonlyMap<string, string>,
  asked: ReadonlyMap<ParameterId, ReadonlyMap<string, string>>,
  measured: ReadonlyMap<ParameterId, () => number | undefined>,
  id: ParameterId,
  given: readonly Value[],
): Value {
  const parameter = world.puzzle.parameters[id];
  if (parameter === undefined) throw new Unsupported("no such parameter");
  const spelled = given.map((value) => keyOf(value).replace(/^'/u, "")).join(",");
  const name = given.length === 0 ? parameter.name : `${parameter.name}(${spelled})`;
  const read = (text: string): Value => {
    if (parameter.domain.kind === "yes-no") return /^(yes|y|true|1)$/iu.test(text.trim());
    return /^[-+]?\d+$/u.test(text.trim()) ? Number(text) : text.trim();
  };
  const text = set.get(name);
  if (text !== undefined) return read(text);
  const argument = world.instance.arguments.find((each) => each.parameter === id);
  if (argument !== undefined) return evaluate(world, argument.value);
  const answer = asked.get(id)?.get(spelled);
  if (answer !== undefined) return read(answer);
  const size = measured.get(id)?.();
  if (size !== undefined) return size;
  const { asked: question, value } = parameter;
  if (value !== undefined)
    return withBindings(world, question?.parameters ?? [], given, () => evaluate(world, value));
  throw new Fault(`nobody says what ${name} is`);
}

/** The value that the instance gives an element of a find layer. */
export function givenValue(world: World, id: LayerId, element: number): Value | undefined {
  const layer = world.puzzle.layers[id];
  const datum = world.data.get(id)?.[element];
  return layer === undefined || datum === undefined ? undefined : fromDatum(layer, datum);
}

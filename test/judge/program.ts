/** A program: its text, and its answers by its own meaning. */
import { judgedText } from "./answer-text.js";
import { dataText, elementsOf, type Layer, openLayer, type Unknown } from "./layers.js";
import { define } from "./make/derived.js";
import { type Legend, legendText } from "./make/layers/legend.js";
import type { Cover } from "./make/layers/options.js";
import type { Definition } from "./make/maker.js";
import { type BoardForm, makeBoard } from "./meaning/board.js";
import { exactCovers, type Option } from "./meaning/covers.js";
import { TooMany } from "./meaning/too-many.js";
import { Fault } from "./meaning/values.js";
import type { Node, World } from "./meaning/world.js";

export interface Parameter {
  readonly name: string;
  readonly value: number;
  /** The instance sets it; else its default is that value. */
  readonly isSet: boolean;
}

export interface Program {
  readonly seed: number;
  readonly form: BoardForm;
  readonly parameters: readonly Parameter[];
  readonly layers: readonly Layer[];
  readonly cover: Cover | undefined;
  /** How some of what is given is written. */
  readonly legend?: Legend | undefined;
  readonly definitions: readonly Definition[];
  readonly statements: readonly Node<"statement">[];
}

/** The board with what is given, and what is open about it. */
export interface Opened {
  readonly world: World;
  readonly unknowns: readonly Unknown[];
  /** What options set, and what they do not, agrees with the layers (C4). */
  readonly agrees: () => boolean;
}

/** More assignments than are tried. */
export const mostAssignments = 2048;

/** `met`: lists that one which is not printed may be, besides lists that are in no text. */
export function open(program: Omit<Program, "statements">, met: World["met"] = new Map()): Opened {
  const board = makeBoard(program.form);
  const world: World = {
    board,
    layers: {},
    lets: {},
    names: {},
    orders: {},
    walks: new WeakMap(),
    inside: undefined,
    met,
    patience: 200_000,
  };
  for (const { name, value } of program.parameters) world.names[name] = value;
  const unknowns: Unknown[] = [];
  for (const layer of program.layers) unknowns.push(...openLayer(layer, world, mostAssignments));
  let agrees = (): boolean => true;
  const { cover } = program;
  if (cover !== undefined) {
    let chosen: readonly Option[] = [];
    const sets = exactCovers(cover.items, cover.options, mostAssignments).filter((options) =>
      cover.fixed.every((name) => options.some((option) => option.name === name)),
    );
    unknowns.push({
      visible: true,
      count: sets.length,
      choose: (_, which) => {
        chosen = sets[which] ?? [];
      },
    });
    const touched = program.layers.filter((layer) =>
      cover.options.some((option) => option.sets.some((set) => set.layer === layer.name)),
    );
    agrees = () =>
      chosen.every(({ sets: own }) =>
        own.every(({ layer, element, value }) => world.layers[layer]?.values[element] === value),
      ) &&
      touched.every((layer) => {
        const rest = layer.kind === "flag" ? false : layer.orNone ? null : undefined;
        if (rest === undefined) return true;
        return elementsOf(world, layer.on.sort).every(
          (element) =>
            chosen.some((option) =>
              option.sets.some((set) => set.layer === layer.name && set.element === element),
            ) || world.layers[layer.name]?.values[element] === rest,
        );
      });
  }
  for (const definition of program.definitions) define(world, definition);
  return { world, unknowns, agrees };
}

export const spaceOf = ({ unknowns }: Opened): number =>
  unknowns.reduce((product, { count }) => product * count, 1);

export type Judged =
  | {
      readonly kind: "counted";
      readonly count: number;
      /** As text, where they are asked for. */
      readonly answers: ReadonlySet<string>;
    }
  /** Reading something that is not there, or the like: the text asks for an error. */
  | { readonly kind: "fault"; readonly why: string }
  | { readonly kind: "too-many" };

/** The answers: assignments of what is visible for which all statements hold. */
export function judge(program: Program, withAnswers = false): Judged {
  // A list that is not printed is one of those that it is compared with, or another: which these are shows only in trying.
  const met: World["met"] = new Map();
  for (;;) {
    const before = met.size;
    const judged = judgeWith(program, withAnswers, met);
    if (met.size === before || judged.kind !== "counted") return judged;
  }
}

function judgeWith(program: Program, withAnswers: boolean, met: World["met"]): Judged {
  try {
    const opened = open(program, met);
    if (spaceOf(opened) > mostAssignments) return { kind: "too-many" };
    const { world, unknowns, agrees } = opened;
    const keys = new Set<string>();
    const answers = new Set<string>();
    const chosen: number[] = [];
    const visible = unknowns.map((unknown, k) => (unknown.visible ? k : -1)).filter((k) => k >= 0);
    const assign = (at: number): void => {
      const unknown = unknowns[at];
      if (unknown === undefined) {
        const key = visible.map((k) => chosen[k]).join();
        if (keys.has(key) || !agrees() || !program.statements.every(({ mean }) => mean(world))) return;
        keys.add(key);
        if (withAnswers) answers.add(judgedText(program.layers, world));
        return;
      }
      for (let which = 0; which < unknown.count; which++) {
        unknown.choose(world, which);
        chosen[at] = which;
        assign(at + 1);
      }
    };
    assign(0);
    return { kind: "counted", count: keys.size, answers };
  } catch (thrown) {
    if (thrown instanceof Fault) return { kind: "fault", why: thrown.message };
    if (thrown instanceof TooMany) return { kind: "too-many" };
    throw thrown;
  }
}

export function textOf(program: Program): string {
  const { form, parameters, layers, cover, definitions, statements, legend } = program;
  const { world } = open({ ...program, cover: undefined });
  const typed = parameters.map(({ name, value, isSet }) => `${name}: 0..9 = ${isSet ? 1 : value}`);
  const set = parameters.filter(({ isSet }) => isSet).map(({ name, value }) => `${name} = ${value}`);
  const holes = form.holes.map(world.board.nameOf);
  const written = legend === undefined ? undefined : legendText(legend, layers, world.board);
  const isWritten = ({ name }: Layer): boolean => legend?.layers.includes(name) === true;
  const data = [
    ...layers.flatMap((layer) => (isWritten(layer) ? [] : dataText(layer, world))),
    ...(written === undefined ? [] : ["  map:", ...written.map.map((row) => `    ${row}`)]),
  ];
  const lines = [
    `puzzle P${typed.length === 0 ? "" : `(${typed.join(", ")})`}`,
    `board ${form.rows} x ${form.columns}${form.hexagons === true ? " hexagons" : ""}${form.torus ? " torus" : ""}${holes.length === 0 ? "" : ` without ${holes.join(", ")}`}`,
    ...layers.map(({ text }) => text),
    ...(written === undefined ? [] : ["legend:", ...written.legend.map((line) => `  ${line}`)]),
    ...definitions.map(({ text, node, where }) => text(node.text, where?.text)),
    ...(cover === undefined ? [] : [cover.text]),
    ...statements.map(({ text }) => text),
  ];
  const below = [...data, ...(cover?.fixed ?? []).map((name) => `  fix ${name}`)];
  const of = set.length === 0 ? "" : ` of P(${set.join(", ")})`;
  // F8: a puzzle that needs no data is an instance.
  if (below.length > 0) lines.push(`instance${of}:`, ...below);
  else if (of !== "" || layers.some(({ role }) => role === "given")) lines.push(`instance${of}`);
  return `${lines.join("\n")}\n`;
}

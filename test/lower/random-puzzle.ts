/** Small random puzzles of quantity statements and literals, as text, with what the naive meaning needs to know of their data. */
import type { Model, Value } from "./naive-meaning.js";

/** A linear congruential generator: the same seed gives the same puzzle everywhere. */
export class Random {
  constructor(private state: number) {}
  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * n);
  }
  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }
  chance(percent: number): boolean {
    return this.below(100) < percent;
  }
}

interface Found {
  readonly name: string;
  readonly type: string;
  readonly values: readonly Value[];
  readonly orNone: boolean;
  /** On the cells without wall only. */
  readonly onOpen: boolean;
}

const MOST = 6000;

export function randomPuzzle(seed: number): { readonly text: string; readonly model: Model } {
  const random = new Random(seed * 2654435761 + 12345);
  const [rows, columns] = random.of([
    [2, 2],
    [2, 3],
    [3, 2],
    [3, 3],
    [2, 4],
    [1, 5],
  ] as const);
  const size = rows * columns;
  const wall = Array.from({ length: size }, () => random.chance(25));
  const room = Array.from({ length: size }, () => (random.chance(10) ? null : random.of(["a", "b", "c"])));
  const layers = chooseLayers(random, wall);
  const text = [
    "puzzle P",
    `board ${rows} x ${columns}`,
    "given wall: yes/no",
    "given room: region",
    ...layers.map(
      ({ name, type, orNone, onOpen }) =>
        `find ${name}: ${type}${orNone ? " or none" : ""}${onOpen ? " on cells where not wall" : ""}`,
    ),
    ...Array.from({ length: 1 + random.below(3) }, () => statement(random, layers, rows, columns)),
    "instance:",
    ...mapOf("wall", rows, columns, (cell) => (wall[cell] === true ? "#" : ".")),
    ...mapOf("room", rows, columns, (cell) => room[cell] ?? "."),
  ];
  const domains: Record<string, (readonly Value[])[]> = {};
  const declared: Record<string, (readonly Value[])[]> = {};
  for (const layer of layers) {
    const given = wall.map((isWall): Value | undefined =>
      random.chance(8) && !(layer.onOpen && isWall) ? random.of(layer.values) : undefined,
    );
    if (given.some((value) => value !== undefined))
      text.push(...mapOf(layer.name, rows, columns, (cell) => spelled(given[cell])));
    const all = layer.orNone ? [null, ...layer.values] : layer.values;
    declared[layer.name] = wall.map((isWall) => (layer.onOpen && isWall ? [null] : all));
    domains[layer.name] = wall.map((isWall, cell): readonly Value[] => {
      if (layer.onOpen && isWall) return [null];
      const value = given[cell];
      if (value !== undefined) return [value];
      return all;
    });
  }
  return {
    text: `${text.join("\n")}\n`,
    model: { rows, columns, givens: { wall, room }, domains, declared },
  };
}

function spelled(value: Value | undefined): string {
  if (value === undefined) return ".";
  if (typeof value === "boolean") return value ? "#" : "-";
  return String(value);
}

function mapOf(
  name: string,
  rows: number,
  columns: number,
  symbol: (cell: number) => string,
): readonly string[] {
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => symbol(row * columns + column)).join(" "),
  );
  return [`  ${name}:`, ...lines.map((line) => `    ${line}`)];
}

function chooseLayers(random: Random, wall: readonly boolean[]): readonly Found[] {
  const kinds: readonly Omit<Found, "orNone" | "onOpen">[] = [
    { name: "shaded", type: "yes/no", values: [false, true] },
    { name: "mark", type: "{moon, sun}", values: ["moon", "sun"] },
    { name: "number", type: "1..3", values: [1, 2, 3] },
    { name: "level", type: "0..1", values: [0, 1] },
  ];
  const chosen: Found[] = [];
  let assignments = 1;
  for (let tries = 0; tries < 3; tries++) {
    const kind = random.of(kinds);
    if (chosen.some(({ name }) => name === kind.name)) continue;
    const orNone = kind.name !== "shaded" && random.chance(30);
    const onOpen = random.chance(40);
    const open = onOpen ? wall.filter((isWall) => !isWall).length : wall.length;
    const more = (kind.values.length + (orNone ? 1 : 0)) ** open;
    if (assignments * more > MOST) continue;
    assignments *= more;
    chosen.push({ ...kind, orNone, onOpen });
  }
  return chosen.length > 0
    ? chosen
    : [{ name: "shaded", type: "yes/no", values: [false, true], orNone: false, onOpen: false }];
}

function statement(random: Random, layers: readonly Found[], rows: number, columns: number): string {
  const layer = random.of(layers);
  if (random.chance(15)) return literal(random, layer, rows, columns);
  const bound = random.of(["exactly", "exactly", "at most", "at least"]);
  const counted = layer.name === "shaded" || layer.name === "mark" || layer.orNone;
  if (!counted || (layer.name !== "shaded" && random.chance(45))) {
    const each = random.of([
      `${bound} ${bound === "exactly" ? random.of(["one", "1", "2", "0..1"]) : random.of(["one", "2"])} of each ${layer.name}`,
      layer.name === "number" ? `${bound} k of each number k` : `at most 2 of each ${layer.name}`,
    ]);
    return `${each} in ${place(random, rows, columns)}`;
  }
  // Only `exactly` has ranges and alternatives.
  const amount =
    bound !== "exactly"
      ? random.of(["1", "2", "3"])
      : random.of(["0", "1", "1", "2", "0 or 2", "1 or 3", "1..2", "0..1 or 3", "0 or 3..4"]);
  const quantity = `${bound} ${amount} ${noun(random, layer)} in`;
  if (random.chance(25)) {
    const head = random.of([
      "for each cell c where c is wall",
      "for each cell c where c.row < c.column",
      "for each cell c with room",
    ]);
    return `${head}: ${quantity} ${random.of(["c.neighbours", "c.around", "c.row", "c.neighbours + {c}"])}`;
  }
  return `${quantity} ${place(random, rows, columns)}`;
}

function noun(random: Random, layer: Found): string {
  const not = random.chance(35) ? "not " : "";
  if (layer.name === "shaded") return `${not}shaded`;
  if (layer.name === "mark") return `${not}${random.of(["moon", "sun"])}`;
  return `${not}${layer.name}`;
}

function place(random: Random, rows: number, columns: number): string {
  const box = random.of([
    [1, 1],
    [1, columns],
    [rows, 1],
    [rows, columns],
  ] as const);
  return random.of([
    "each row",
    "each column",
    "each row, column",
    "each line",
    "each room",
    "each room",
    "each diagonal",
    "each up diagonal",
    "each long diagonal",
    `each box ${box[0]} x ${box[1]}`,
    "each block 2x2",
    "each block 1x2",
    "cells",
    "cells",
    "r1c1.neighbours",
    "r1c1.around",
    "cells x where x.row = x.column",
    "cells where not wall",
    "{r1c1, r1c2}",
    "r1c1.neighbours + {r1c1}",
  ]);
}

function literal(random: Random, layer: Found, rows: number, columns: number): string {
  const cell = `r${1 + random.below(rows)}c${1 + random.below(columns)}`;
  const is = random.of(["is", "is not"]);
  // A cell outside the layer's `on` has no such value: adjectives are false there.
  if (layer.name === "shaded") return `${cell} ${is} shaded`;
  if (layer.name === "mark") return `${cell} ${is} ${random.of(["moon", "sun"])}`;
  if (layer.orNone) return `${cell} ${random.of(["has", "has not"])} ${layer.name}`;
  const values = random.of(["1", "0, 1", "1, 2", "1, 2, 3"]);
  return `for each cell c where c is not wall: c.${layer.name} in {${values}}`;
}

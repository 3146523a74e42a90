/**
 * Random texts in Knuth's format from a seed. Besides plain ones, shapes that the engine treats in a way of its own, each with faults: options that
 * hold several items covered exactly once beside counted ones, counted items that hold all of the options of another item, or all but one; pairs of
 * options, colours that follow from options, large counts over small ones, bounds from nothing up, and more than can be had.
 */
import { type Random, randomFrom } from "../kernel/random-problem.js";

interface Draft {
  /** Name and bounds of primary items, and names of secondary ones. */
  readonly primary: { name: string; least: number; most: number }[];
  readonly secondary: string[];
  readonly options: string[][];
}

type Shape = (random: Random) => Draft;

const upTo = (count: number): number[] => Array.from({ length: count }, (_, k) => k);

function pickOf<T>(random: Random, list: readonly T[]): T | undefined {
  return list[random(list.length)];
}

/** Any items, and options of a few of them. */
function plain(random: Random): Draft {
  const primary = upTo(2 + random(5)).map((k) => {
    const least = random(3) > 0 ? 1 : random(4);
    return { name: `p${k}`, least, most: Math.max(1, least + (random(2) === 0 ? 0 : random(3))) };
  });
  const secondary = upTo(random(4)).map((k) => `s${k}`);
  const options = upTo(2 + random(13)).map(() => {
    const option = primary.filter(() => random(3) === 0).map(({ name }) => name);
    for (const name of secondary)
      if (random(3) === 0) option.push(random(4) === 0 ? name : `${name}:${"abc"[random(3)]}`);
    return option;
  });
  return { primary, secondary, options };
}

/** Variables with values, some options of two variables at once, and items that count some values of each. */
function values(random: Random): Draft {
  const variables = upTo(2 + random(3)).map((v) => `v${v}`);
  const counted = upTo(1 + random(3)).map((k) => {
    const least = random(4);
    return { name: `n${k}`, least, most: Math.max(1, least + random(4)) };
  });
  const options: string[][] = [];
  const countedIn = new Map<string, string[][]>();
  for (const [v, variable] of variables.entries()) {
    const own = upTo(1 + random(4)).map(() => [variable]);
    for (const option of own) {
      const other = variables[(v + 1 + random(2)) % variables.length];
      if (random(5) === 0 && other !== undefined && other !== variable) option.push(other);
    }
    countedIn.set(variable, own);
    options.push(...own);
  }
  for (const { name } of counted)
    for (const own of countedIn.values()) {
      // All, all but one, one, none, or some.
      const kind = random(5);
      const special = random(own.length);
      own.forEach((option, k) => {
        const isIn = [true, k !== special, k === special, false, random(2) === 0][kind];
        if (isIn === true) option.push(name);
      });
    }
  const primary = [...variables.map((name) => ({ name, least: 1, most: 1 })), ...counted];
  return { primary, secondary: [], options: shuffled(random, options) };
}

/** Dominoes, and some squares, on a few cells; pieces of a kind are counted, and cells are covered once, or at most once. */
function pieces(random: Random): Draft {
  const [height, width] = [2, 2 + random(3)];
  const cell = (row: number, column: number): string => `r${row}c${column}`;
  const kinds = upTo(1 + random(2)).map((k) => {
    const least = random(2) === 0 ? Math.max(1, Math.floor((height * width) / 2) - random(2)) : random(3);
    return { name: `k${k}`, least, most: Math.max(1, least + (random(2) === 0 ? 0 : random(3))) };
  });
  const options: string[][] = [];
  const add = (...cells: string[]): void => {
    const kind = pickOf(random, kinds);
    options.push(kind === undefined || random(8) === 0 ? cells : [kind.name, ...cells]);
  };
  for (const row of upTo(height))
    for (const column of upTo(width)) {
      if (column + 1 < width) add(cell(row, column), cell(row, column + 1));
      if (row + 1 < height) add(cell(row, column), cell(row + 1, column));
      if (random(6) === 0) add(cell(row, column));
    }
  const primary = upTo(height).flatMap((row) =>
    upTo(width).map((column) => ({ name: cell(row, column), least: random(12) === 0 ? 0 : 1, most: 1 })),
  );
  return { primary: [...kinds, ...primary], secondary: [], options: shuffled(random, options) };
}

/** Cells with a colour each, said by two options or three; counted, tied to each other, and shared by items that link them. */
function colours(random: Random): Draft {
  const cells = upTo(2 + random(4));
  const primary = cells.map((k) => ({ name: `c${k}`, least: random(8) === 0 ? 0 : 1, most: 1 }));
  const secondary = cells.map((k) => `x${k}`);
  const counted = upTo(random(3)).map((k) => {
    const least = random(cells.length);
    return { name: `n${k}`, least, most: Math.max(1, least + random(3)) };
  });
  const options = cells.flatMap((k) =>
    upTo(random(4) === 0 ? 3 : 2).map((value) => {
      const option = [`c${k}`];
      if (random(6) > 0) option.push(`x${k}:${"abc"[random(9) === 0 ? random(3) : value]}`);
      if (random(3) === 0) option.push(`x${(k + 1) % cells.length}:${"abc"[random(3)]}`);
      for (const { name } of counted) if ((value === 0) !== (random(5) === 0)) option.push(name);
      return option;
    }),
  );
  // A link between neighbours that agree, or do not.
  for (const k of cells.slice(1)) {
    if (random(3) > 0) continue;
    const link = { name: `l${k}`, least: random(3) === 0 ? 0 : 1, most: 1 };
    primary.push(link);
    for (const value of ["a", "b"]) {
      const other = random(2) === 0 ? value : "ab"[random(2)];
      options.push([link.name, `x${k - 1}:${value}`, `x${k}:${other}`]);
    }
  }
  return { primary: [...primary, ...counted], secondary, options };
}

/** Switches in a row: a count over all of them, and small counts over neighbours that need about as much. */
function packings(random: Random): Draft {
  const size = 12 + random(3);
  const part = 2 + random(3);
  const parts = Math.floor(size / part);
  const off = random(3) - 1;
  const most = Math.max(1, parts + off);
  const primary = [{ name: "all", least: random(2) === 0 ? 0 : random(most), most }];
  const options = upTo(size).map(() => ["all"]);
  for (const k of upTo(parts)) {
    primary.push({ name: `q${k}`, least: random(9) === 0 ? 2 : 1, most: part });
    for (const j of upTo(part)) if (random(25) > 0) options[k * part + j]?.push(`q${k}`);
  }
  if (random(2) === 0) {
    primary.push({ name: "o", least: 1, most: 2 });
    for (const option of options) if (random(3) === 0) option.push("o");
  }
  return { primary, secondary: [], options };
}

/** All primary items exactly once, by many options; secondary ones with colours and without. */
function exact(random: Random): Draft {
  const primary = upTo(4 + random(5)).map((k) => ({ name: `p${k}`, least: 1, most: 1 }));
  const secondary = upTo(1 + random(4)).map((k) => `s${k}`);
  const options = upTo(15 + random(26)).map(() => {
    const option = primary.filter(() => random(3) === 0).map(({ name }) => name);
    if (option.length === 0) option.push(`p${random(primary.length)}`);
    for (const name of secondary)
      if (random(4) === 0) option.push(random(3) > 0 ? name : `${name}:${"ab"[random(2)]}`);
    return option;
  });
  return { primary, secondary, options };
}

const SHAPES: readonly Shape[] = [plain, values, values, pieces, colours, packings, exact];

/** One thing is left out, doubled, put in, or bounded otherwise. */
function disturb({ primary, options }: Draft, random: Random): void {
  const option = pickOf(random, options);
  const item = pickOf(random, primary);
  if (option === undefined || item === undefined) return;
  switch (random(5)) {
    case 0:
      option.splice(random(option.length), 1);
      break;
    case 1:
      options.splice(random(options.length), 0, [...option]);
      break;
    case 2:
      if (!option.includes(item.name)) option.push(item.name);
      break;
    case 3:
      item.most += 1;
      break;
    default:
      if (item.most > item.least && item.most > 1) item.most -= 1;
      else item.least = Math.max(0, item.least - 1);
  }
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  return upTo(list.length).flatMap(() => rest.splice(random(rest.length), 1));
}

export function randomText(seed: number): string {
  const random = randomFrom(seed);
  const shape = SHAPES[seed % SHAPES.length] ?? plain;
  const draft = shape(random);
  for (let faults = random(4); faults > 0; faults--) disturb(draft, random);
  return written(draft, random);
}

function written({ primary, secondary, options }: Draft, random: Random): string {
  const item = ({ name, least, most }: Draft["primary"][number]): string => {
    if (least === 1 && most === 1) return random(12) === 0 ? `1|${name}` : name;
    if (least === most) return `${most}|${name}`;
    return `${least === 0 && random(2) === 0 ? "" : least}:${most}|${name}`;
  };
  const items = primary.map(item).join(" ");
  const shared = secondary.length === 0 ? "" : ` | ${secondary.join(" ")}`;
  const lines = options.filter((option) => option.length > 0).map((option) => option.join(" "));
  return `${items}${shared}\n${lines.join("\n")}\n`;
}

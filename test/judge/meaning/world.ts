/** The world in which an expression is evaluated: a board, and the values of all layers in one assignment. */
import type { Board } from "./board.js";
import { TooMany } from "./too-many.js";
import type { Body, Sort, Value, Values } from "./values.js";

export interface LayerState {
  /** By number of the element; `undefined` where the layer does not stand, or is given and absent. */
  readonly values: Value[];
  /** Of regions, paths and pieces: those that there are, in reading order of their first cells (paths: of their starts). */
  bodies: readonly Body[];
  /** Of pieces: the name of the shape of each body. */
  shapes: readonly string[];
}

export interface World {
  readonly board: Board;
  readonly layers: Record<string, LayerState>;
  /** What `let` names, by what it is asked of. */
  readonly lets: Record<string, (world: World, asked: readonly Value[]) => Value>;
  /** Values of names that heads and binders make. */
  readonly names: Record<string, Value>;
  /** By name the set that it goes through, where that has an order of its own (B11). */
  readonly orders: Record<string, readonly number[]>;
  /** The cells of the part that `inside` speaks of; undefined outside of such blocks. */
  inside: ReadonlySet<number> | undefined;
  /** By a given path, and by what is kept of it or is turned round, its cells step by step, some of them more than once (B9). */
  readonly walks: WeakMap<readonly number[], readonly number[]>;
  /** Lists that those which are not printed were compared with: each of these may be one of them (R7). */
  readonly met: Map<string, readonly number[]>;
  /** How much may still be asked before it is too much. */
  patience: number;
}

/** The cells of an ordered set as one goes through them step by step. */
export const walkOf = ({ walks }: World, cells: readonly number[]): readonly number[] =>
  walks.get(cells) ?? cells;

/** The same walk, of what is kept of a set or is turned round. */
export function keepWalk(
  { walks }: World,
  from: readonly number[],
  to: readonly number[],
  change: (walk: readonly number[]) => readonly number[],
): readonly number[] {
  const walk = walks.get(from);
  if (walk !== undefined) walks.set(to, change(walk));
  return to;
}

/** One more choice is gone through. */
export function spend(world: World): void {
  if (--world.patience < 0) throw new TooMany();
}

export type Meaning<T> = (world: World) => T;

export interface Node<S extends Sort = Sort> {
  readonly sort: S;
  /** The construct that the table of constructs counts it as. */
  readonly construct: string;
  readonly text: string;
  readonly mean: Meaning<Values[S]>;
  /** Only the answer shows its value. */
  readonly found: boolean;
  /** It never lacks a value. */
  readonly sure: boolean;
  readonly free: ReadonlySet<string>;
  readonly parts: readonly Node[];
  readonly remake: (parts: readonly Node[]) => Node<S>;
}

type Meanings<Parts extends readonly Node[]> = {
  -readonly [K in keyof Parts]: Parts[K] extends Node<infer S> ? Meaning<Values[S]> : never;
};
type Texts<Parts extends readonly Node[]> = { -readonly [K in keyof Parts]: string };

export interface NodeOptions<Parts extends readonly Node[]> {
  /** It reads what is to be found; else it is found where a part is. */
  readonly found?: boolean | undefined;
  readonly sure?: boolean | undefined;
  /** Names that it binds, and the parts in which they are known. */
  readonly binds?: {
    readonly names: readonly string[];
    readonly in: readonly (keyof Parts & `${number}`)[] | readonly number[];
  };
  /** Names that it uses. */
  readonly uses?: readonly string[];
  /** The parts are written without brackets round them. */
  readonly loose?: boolean;
}

/** A piece of text together with its meaning; `say` and `mean` have those of the parts. */
export function compose<S extends Sort, const Parts extends readonly Node[]>(
  sort: S,
  construct: string,
  parts: Parts,
  say: (...texts: Texts<Parts>) => string,
  mean: (...meanings: Meanings<Parts>) => Meaning<Values[S]>,
  options: NodeOptions<Parts> = {},
): Node<S> {
  const texts = parts.map((part) => (options.loose === true ? part.text : tight(part.text))) as Texts<Parts>;
  const meanings = parts.map((part) => part.mean) as Meanings<Parts>;
  const free = new Set(options.uses ?? []);
  parts.forEach((part, k) => {
    const bound = (options.binds?.in as readonly (number | string)[] | undefined)?.some(
      (at) => Number(at) === k,
    );
    for (const name of part.free)
      if (bound !== true || options.binds?.names.includes(name) !== true) free.add(name);
  });
  return {
    sort,
    construct,
    text: say(...texts),
    mean: mean(...meanings),
    found: options.found ?? parts.some((part) => part.found),
    sure: options.sure ?? parts.every((part) => part.sure),
    free,
    parts,
    remake: (others) => compose(sort, construct, others as unknown as Parts, say, mean, options),
  };
}

/** The text, in brackets where it is not one thing. */
export const tight = (text: string): string => (isTight(text) ? text : `(${text})`);

function isTight(text: string): boolean {
  if (text.startsWith("-") || text.includes("\n")) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if ("([{".includes(character)) depth++;
    else if (")]}".includes(character)) depth--;
    else if (depth === 0 && (character === " " || text.startsWith("..", at))) return false;
  }
  return true;
}

/** The same, where something of another sort is asked for: a row where a set is. */
export const as = <S extends Sort>(sort: S, node: Node): Node<S> =>
  compose(
    sort,
    node.construct,
    [node],
    (text) => text,
    (mean) => mean as Meaning<Values[S]>,
    { loose: true },
  );

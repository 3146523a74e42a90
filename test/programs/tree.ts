/** Random texts as trees, so that one that fails can be made smaller before anybody reads it. */

/** The kinds of things that a piece of text stands for; the names are those of the language design. */
export type Sort =
  | "statement"
  | "block"
  | "truth"
  | "number"
  | "cell"
  | "cells"
  | "ordered"
  | "line"
  | "link"
  | "links"
  | "edge"
  | "edges"
  | "corner"
  | "direction"
  | "room"
  | "area"
  | "move"
  | "thermo"
  | "domino"
  | "list"
  | "mark"
  | "sign"
  | "shape";

export interface Tree {
  readonly sort: Sort;
  /** Text and parts; a `block` stands indented on lines of its own. */
  readonly parts: readonly (string | Tree)[];
}

export const tree = (sort: Sort, ...parts: readonly (string | Tree)[]): Tree => ({ sort, parts });

type Part = string | number | Tree | readonly (string | Tree)[];

/** Texts with parts between them, as they read: number`size(${cells})`. */
const written =
  (sort: Sort) =>
  (texts: TemplateStringsArray, ...parts: readonly Part[]): Tree =>
    tree(sort, ...texts.flatMap((text, at) => [text, ...piecesOf(parts[at])]));

function piecesOf(part: Part | undefined): readonly (string | Tree)[] {
  if (part === undefined) return [];
  if (typeof part !== "object") return [`${part}`];
  return "parts" in part ? [part] : part;
}

export const truth = written("truth");
export const number = written("number");
export const cell = written("cell");
export const cells = written("cells");
export const ordered = written("ordered");
export const line = written("line");
export const link = written("link");
export const links = written("links");
export const edge = written("edge");
export const edges = written("edges");
export const corner = written("corner");
export const direction = written("direction");
export const room = written("room");
export const area = written("area");
export const move = written("move");
export const thermo = written("thermo");
export const domino = written("domino");
export const list = written("list");
export const mark = written("mark");
export const sign = written("sign");
export const shape = written("shape");

export function render(root: Tree, indent = ""): string {
  return root.parts
    .map((part) => {
      if (typeof part === "string") return part.replaceAll("\n", `\n${indent}`);
      if (part.sort !== "block") return render(part, indent);
      const inner = `${indent}  `;
      return part.parts
        .map((line) => `\n${inner}${typeof line === "string" ? line : render(line, inner)}`)
        .join("");
    })
    .join("");
}

/** Texts that may stand for a whole part, whatever is around it. */
const plain: Partial<Record<Sort, readonly string[]>> = {
  truth: ["yes", "no"],
  number: ["0", "1", "2"],
  cell: ["r1c1"],
  cells: ["cells", "{r1c1}"],
  direction: ["right"],
  statement: ["yes"],
};

const sizeOf = (root: Tree): number =>
  root.parts.reduce((sum, part) => sum + (typeof part === "string" ? part.length : sizeOf(part)), 1);

/** Smaller trees, each with one part replaced or, in a block, left out; the smallest first. */
export function smaller(root: Tree): Tree[] {
  const own: Tree[] = [];
  for (const inner of descendants(root)) if (inner.sort === root.sort) own.push(inner);
  for (const text of plain[root.sort] ?? []) own.push(tree(root.sort, text));
  if (root.sort === "block" && root.parts.length > 1)
    root.parts.forEach((_, at) => {
      own.push({ sort: "block", parts: root.parts.filter((_part, i) => i !== at) });
    });
  root.parts.forEach((part, at) => {
    if (typeof part === "string") return;
    for (const less of smaller(part))
      own.push({ sort: root.sort, parts: root.parts.map((each, i) => (i === at ? less : each)) });
  });
  const size = sizeOf(root);
  return own.filter((each) => sizeOf(each) < size).sort((a, b) => sizeOf(a) - sizeOf(b));
}

function descendants(root: Tree): Tree[] {
  return root.parts.flatMap((part) => (typeof part === "string" ? [] : [part, ...descendants(part)]));
}

/** The smallest tree that `fails` and that can be reached step by step. */
export function shrink(root: Tree, fails: (candidate: Tree) => boolean, most = 400): Tree {
  let tries = 0;
  for (;;) {
    const next = smaller(root).find((candidate) => tries++ < most && fails(candidate));
    if (next === undefined || tries >= most) return next ?? root;
    root = next;
  }
}

/** Statements (R1 to R3, B10): truths, what is said of each element, conditions, and parts of the board. */
import type { Value } from "../meaning/values.js";
import { compose, type Meaning, type Node, spend } from "../meaning/world.js";
import { hasValue } from "./elements/reading.js";
import { head } from "./heads.js";
import type { Form, Forms, Maker, Scope } from "./maker.js";
import { inside } from "./parts.js";
import { graphStatement } from "./shapes/graph-statements.js";

const indented = (text: string): string => text.replaceAll("\n", "\n  ");

/** Behind a colon: on the same line where it is short, or below it. */
const below = (m: Maker, body: string): string =>
  body.includes("\n") || m.random.oneIn(2) ? `:\n  ${indented(body)}` : `: ${body}`;

/** A comma in a condition of a head would begin the next head. */
const inHead = (text: string): string => (text.includes(",") ? `(${text})` : text);

function forEach(m: Maker, scope: Scope, depth: number): Node<"statement"> {
  const of = head(m, scope, depth);
  // A condition behind `of S` would be one of the elements of S.
  const taken = of.construct.endsWith("before the other") || /of an? (ordered )?set$/u.test(of.construct);
  const filter = !taken && m.random.oneIn(3) ? m.make("truth", of.scope, 1) : undefined;
  const body = m.make("statement", of.scope, depth - 1);
  const parts: readonly Node[] = [...of.parts, ...(filter === undefined ? [] : [filter]), body];
  const at = of.parts.length;
  const colon = m.random.oneIn(2);
  return compose(
    "statement",
    of.construct,
    parts,
    (...texts: string[]) => {
      const written = texts.at(-1) ?? "";
      const tail = written.includes("\n") || colon ? `:\n  ${indented(written)}` : `: ${written}`;
      return `for each ${of.say(texts)}${filter === undefined ? "" : ` where ${inHead(texts[at] ?? "")}`}${tail}`;
    },
    (...means: Meaning<Value>[]) =>
      (world) =>
        of.choices(world, means).every((choice) => {
          spend(world);
          const bind = (): void =>
            of.names.forEach((name, k) => {
              world.names[name] = choice[k];
            });
          bind();
          if (filter !== undefined && means[at]?.(world) !== true) return true;
          return means.at(-1)?.(world) === true;
        }),
    { binds: { names: of.names, in: parts.map((_, k) => k).slice(at) }, loose: true },
  );
}

const asStatement = (truth: Node<"truth">): Node<"statement"> =>
  compose(
    "statement",
    "truth as a statement",
    [truth],
    (text) => text,
    (mean) => (world) => mean(world) === true,
    {
      loose: true,
    },
  );

export const statements: Forms<"statement"> = (m, scope, depth) => {
  const { random } = m;
  const plain: Form<"statement"> = {
    weight: 5,
    make: () => asStatement(m.make("truth", scope, Math.max(1, depth))),
  };
  if (depth <= 0) return [plain];
  return [
    plain,
    { weight: 7, make: () => forEach(m, scope, depth) },
    {
      weight: 1,
      make: () => {
        const [condition, then] = [m.make("truth", scope, 1), m.make("statement", scope, depth - 1)];
        const other = random.oneIn(2) ? m.make("statement", scope, depth - 1) : undefined;
        const parts: readonly Node[] = other === undefined ? [condition, then] : [condition, then, other];
        return compose(
          "statement",
          other === undefined ? "if" : "if and else",
          parts,
          (...texts: string[]) =>
            `if ${texts[0]}:\n  ${indented(texts[1] ?? "")}${other === undefined ? "" : `\nelse:\n  ${indented(texts[2] ?? "")}`}`,
          (...means: Meaning<Value>[]) =>
            (world) =>
              means[0]?.(world) === true ? means[1]?.(world) === true : (means[2]?.(world) ?? true) === true,
          { loose: true },
        );
      },
    },
    {
      weight: 1,
      make: () =>
        compose(
          "statement",
          "two statements",
          [m.make("statement", scope, depth - 1), m.make("statement", scope, depth - 1)],
          (a, b) => `${a}\n${b}`,
          (a, b) => (world) => a(world) && b(world),
          { loose: true },
        ),
    },
    {
      weight: scope.names.length === 0 ? 0.7 : 0,
      make: () => {
        const name = m.name();
        return compose(
          "statement",
          "rule with a name",
          [m.make("statement", scope, depth - 1)],
          (text) => `rule "${name}"${below(m, text)}`,
          (mean) => mean,
          { loose: true },
        );
      },
    },
    {
      weight: m.board.torus || scope.names.length > 0 ? 0 : scope.inside ? 0.5 : 2.5,
      make: () => insidePart(m, scope, depth),
    },
  ];
};

/** `inside S: …`, of a part that is known; a block inside another speaks of what is in both. */
function insidePart(m: Maker, scope: Scope, depth: number): Node<"statement"> | undefined {
  const { random, board } = m;
  const { nameOf } = board;
  // In a part rows and columns are numbered from its first.
  const numbered = (of: (cell: number) => number): ((cell: number) => number) => {
    const first = Math.min(...(scope.part ?? board.cells).map(of));
    return (cell) => of(cell) - (scope.part === undefined ? 0 : first);
  };
  const [rowOf, columnOf] = [numbered(board.rowOf), numbered(board.columnOf)];
  const chosen = new Set(board.cells.filter(() => !random.oneIn(3)));
  const flags = m.layers.filter(
    ({ kind, on, role }) => kind === "flag" && on.sort === "cell" && role === "given",
  );
  const [text, holds] = random.one<readonly [string, (cell: number) => boolean]>([
    ["cells where column >= 2", (cell) => columnOf(cell) >= 1],
    ["cells where row = 1", (cell) => rowOf(cell) === 0],
    ["cells where column <= 2", (cell) => columnOf(cell) <= 1],
    ["cells where row >= 2", (cell) => rowOf(cell) >= 1],
    ["cells", () => true],
    ["cells where row != 2", (cell) => rowOf(cell) !== 1],
    ["cells where column != 2", (cell) => columnOf(cell) !== 1],
    [`{${[...chosen].map(nameOf).join(", ")}}`, (cell) => chosen.has(cell)],
    [`{${[...chosen].map(nameOf).join(", ")}}`, (cell) => chosen.has(cell)],
    ...flags.flatMap((flag): (readonly [string, (cell: number) => boolean])[] => [
      [`cells with ${flag.name}`, (cell) => hasValue(m.world, flag, cell)],
      [`cells without ${flag.name}`, (cell) => !hasValue(m.world, flag, cell)],
    ]),
  ]);
  const part = (scope.part ?? board.cells).filter(holds);
  if (part.length === 0) return undefined;
  const fences = m.layers.filter(
    ({ kind, on, role }) => kind === "flag" && role === "find" && (on.sort === "link" || on.sort === "edge"),
  );
  const loop = fences.length > 0 && random.oneIn(2) ? random.one(fences) : undefined;
  // Of which part the side is in a block inside one that says a loop is not asked.
  const loops =
    loop !== undefined
      ? { loops: scope.loops === undefined ? [loop.name] : [] }
      : scope.loops === undefined
        ? {}
        : { loops: [] };
  const body = m.make("statement", { ...scope, ...loops, names: [], inside: true, part }, depth - 1);
  return compose(
    "statement",
    scope.inside ? "inside a part of a part" : "inside a part",
    loop === undefined ? [body] : [body, graphStatement(m, loop, "loop", true)],
    (...texts: readonly string[]) => `inside ${text}:\n  ${texts.toReversed().map(indented).join("\n  ")}`,
    (...means: readonly Meaning<boolean>[]) =>
      (world) => {
        const whole = world.inside;
        world.inside = new Set(inside(world, board.cells).filter(holds));
        const is = means.map((mean) => mean(world)).every((one) => one);
        world.inside = whole;
        return is;
      },
    { loose: true },
  );
}

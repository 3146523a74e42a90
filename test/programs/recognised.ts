/**
 * Statements of the forms that the compiler looks for, to list fewer possibilities or to say a rule in another way, with anything in their gaps: what
 * is looked for may be nearly there, and must not be taken for it.
 */
import { type Sort, type Tree, tree } from "./tree.js";
import { type Scope, type Writer, within } from "./writer.js";

/** None, or a few statements that belong together. */
export function recognised(w: Writer, scope: Scope): readonly Tree[] {
  const { layers } = w;
  const forms: (readonly [needs: string, make: Form])[] = [
    ["line", sizesOfTrees],
    ["line", tipsOfTrees],
    [w.one(["line", "shaded", "digit", "hop"].filter((each) => layers.has(each)).concat("line")), apart],
    [w.one(["digit", "perhaps"].filter((each) => layers.has(each)).concat("digit")), sizesOfGroups],
    ["area", knownByOne],
    ["area", boundsOfRegions],
    ["digit", following],
  ];
  const [, make] = w.one(forms.filter(([needs]) => layers.has(needs)).concat([["", () => []]]));
  return make(w, scope);
}

type Form = (w: Writer, scope: Scope) => readonly Tree[];

const statement = (...parts: readonly (string | Tree)[]): Tree => tree("statement", ...parts);
const order = (w: Writer): string => w.one(["=", "=", "=", "<=", "<", ">=", ">", "!="]);

/** A filter, of names or of a set's variable. */
function where(w: Writer, scope: Scope): readonly (string | Tree)[] {
  return w.random(2) === 0 ? [] : [" where ", w.of("truth", scope, w.random(2))];
}

function sizesOfTrees(w: Writer, scope: Scope): readonly Tree[] {
  const c = w.name();
  const inner = within(scope, "cell", c);
  const size = (of: Tree): Tree => tree("number", "size(group(", of, " by line))");
  const own = w.one([
    () => size(tree("cell", c)),
    () => size(w.of("cell", inner, 1)),
    () =>
      size(
        tree(
          "cell",
          "(if ",
          size(w.of("cell", inner, 0)),
          ` ${order(w)} ${1 + w.random(4)} then ${c} else r1c1)`,
        ),
      ),
  ])();
  const other = w.random(2) === 0 ? tree("number", `${1 + w.random(3)}`) : w.of("number", inner, 1);
  return [
    statement(w.one(["acyclic line", "acyclic line", "tree line", "path line", "acyclic(links with line)"])),
    statement(
      `for each cell ${c}`,
      ...where(w, inner),
      ": ",
      own,
      w.one(["", "", " - 1", " + 1"]),
      ` ${order(w)} `,
      other,
    ),
  ];
}

function tipsOfTrees(w: Writer, scope: Scope): readonly Tree[] {
  const [g, c, x] = [w.name(), w.name(), w.name()];
  const set =
    w.random(3) === 0 ? ["of (cells ", `${c} where `, w.of("truth", within(scope, "cell", c), 1), ") "] : [];
  const filter = w.one(["", "", ` where size(${g}) > 1`, ` where size(${g}) ${order(w)} ${1 + w.random(2)}`]);
  return [
    statement(w.one(["acyclic line", "acyclic line", "path line", "connected line"])),
    statement(
      `for each group ${g} `,
      ...set,
      `by line${filter}: ${w.one(["exactly 1", "exactly 1", "exactly 1..2", "at most 1"])} `,
      w.one([
        () => tree("truth", `${w.layers.has("shaded") ? "shaded" : "wall"} in ${g}`),
        () => tree("truth", `wall in (${g} ${x} where `, w.of("truth", within(scope, "cell", x), 0), ")"),
      ])(),
    ),
  ];
}

function apart(w: Writer, scope: Scope): readonly Tree[] {
  const [a, b] = [w.name(), w.name()];
  const by = w.one(["line", "shaded", "digit", "hop"].filter((each) => w.layers.has(each)));
  const inner = within(scope, "cell", a, b);
  const head = w.one([
    `cells ${a}, ${b} with wall`,
    `cell ${a} with wall, cell ${b} with wall`,
    `cell ${a}, cell ${b}`,
    `cells ${a}, ${b} where ${a} before ${b}`,
    `cell ${a} with wall, cell ${b}`,
  ]);
  const [inside, outside] = [`${b} in group(${a} by ${by})`, `${b} not in group(${a} by ${by})`];
  const known = (): Tree =>
    tree(
      "truth",
      w.one([`${a}.row = ${b}.row`, `${a}.column ${order(w)} ${b}.column`, `${a} is ${b}`, `${b} is wall`]),
    );
  const body = w.one<() => readonly (string | Tree)[]>([
    () => [outside],
    () => [`${inside} implies `, known()],
    () => [`${inside} implies `, w.of("truth", inner, 1)],
    () => [`${outside} or `, known()],
    () => [known(), ` implies ${outside}`],
    () => [`(${inside}) = (`, known(), ")"],
  ])();
  return [statement(`for each ${head}: `, ...body)];
}

function sizesOfGroups(w: Writer, scope: Scope): readonly Tree[] {
  const [g, c] = [w.name(), w.name()];
  const by = w.one(["digit", "perhaps"].filter((each) => w.layers.has(each)));
  const set =
    w.random(2) === 0 ? [] : ["of (cells ", `${c} where `, w.of("truth", within(scope, "cell", c), 1), ") "];
  const size = (): string =>
    `size(${g}) ${order(w)} ${w.one([`${g}.${by}`, `${g}.${by}`, `${1 + w.random(3)}`])}`;
  return [
    statement(
      `for each group ${g} `,
      ...set,
      `by ${by}: ${size()}${w.random(3) === 0 ? ` ${w.one(["and", "or"])} ${size()}` : ""}`,
    ),
  ];
}

function knownByOne(w: Writer, scope: Scope): readonly Tree[] {
  const [a, c, x] = [w.name(), w.name(), w.name()];
  const inner = within(scope, "cell", c, x);
  const same = w.one([`${x}.area is ${c}.area`, `${c}.area is ${x}.area`]);
  const near = (): Tree =>
    tree("truth", w.one([`${x}.row <= ${c}.row`, `${x}.column != ${c}.column`, `r1c1.area is ${x}.area`]));
  const head = w.one([`cell ${c} with wall, cell ${x}`, `cell ${c}, cell ${x}`, `cells ${c}, ${x}`]);
  return [
    statement(`for each area ${a}: exactly ${w.one(["1", "1", "1", "1..2", "2"])} wall in ${a}`),
    statement(
      `for each ${head} where ${same}`,
      ...(w.random(2) === 0 ? [] : [" and ", w.random(2) === 0 ? near() : w.of("truth", inner, 1)]),
      ": ",
      w.random(2) === 0 ? near() : w.of("truth", inner, 1),
      ...(w.random(2) === 0 ? [] : [w.one([" or ", " implies ", " and "]), near()]),
    ),
  ];
}

function boundsOfRegions(w: Writer, scope: Scope): readonly Tree[] {
  const a = w.name();
  const inner = within(scope, "area", a);
  const measure = (): Tree =>
    tree(
      "truth",
      w.one([
        `${w.one(["size", "width", "height"])}(${a}) ${order(w)} ${1 + w.random(3)}`,
        `${w.one(["exactly 1", "exactly 2 or 1", "exactly 0 or 2", "at most 1", "at least 1"])} wall in ${a}`,
        `exactly size(${a}) - ${1 + w.random(2)} wall in ${a}`,
        `${a} is ${w.one(["rectangle", "straight"])}`,
      ]),
    );
  const both = (): Tree =>
    tree("truth", "(", measure(), `) ${w.one(["and", "or", "implies", "="])} (`, measure(), ")");
  return [
    statement(
      `for each area ${a}: `,
      w.one([measure, both, both, () => tree("truth", "(", measure(), ") or ", w.of("truth", inner, 1))])(),
    ),
  ];
}

function following(w: Writer, scope: Scope): readonly Tree[] {
  const [c, x] = [w.name(), w.name()];
  const inner = within(scope, "cell", c);
  const set: Sort = "cells";
  const places = (): Tree => tree(set, w.one([`${c}.neighbours`, `${c}.around`, `${c}.row`, "cells"]));
  const next = w.one([`${c}.digit + 1`, `${c}.digit - 1`, `2 * ${c}.digit`, `3 - ${c}.digit`]);
  return [
    statement(
      `${w.one(["exactly 1", "exactly 1", "at most 1"])} of each digit in ${w.one(["cells", "cells", "each row"])}`,
    ),
    statement(
      `for each cell ${c}`,
      ...where(w, inner),
      ": ",
      w.one([
        () => tree("truth", `${c}.digit ${order(w)} ${1 + w.random(3)}`),
        () => w.of("truth", inner, 1),
      ])(),
      " or some(",
      w.one([`${x}.digit = ${next}`, `${next} = ${x}.digit`, `${x}.digit > ${next}`]),
      ` for ${x} in `,
      w.random(3) === 0 ? w.of("cells", inner, 1) : places(),
      ...where(w, within(inner, "cell", x)),
      ")",
    ),
  ];
}

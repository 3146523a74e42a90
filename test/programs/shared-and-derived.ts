/**
 * Values that are told of sets and through names: what cells share, derived layers where they may not stand, counts of each value of what is given,
 * views along links, places and ranges that are to be found, groups and their sizes.
 */
import { element } from "./binders.js";
import { cell, cells, number, ordered, type Tree, tree, truth } from "./tree.js";
import { type Form, type Scope, type Writer, within } from "./writer.js";

const times = (w: Writer): string =>
  w.one(["exactly 1", "exactly 2", "exactly 0..1", "exactly 0 or 2", "at most 1", "at most 2", "at least 1"]);
const order = (w: Writer): string => w.one(["=", "=", "!=", "<", "<=", ">", ">="]);

/** The cell that the arrow of a cell points to. */
function ahead(w: Writer, scope: Scope): Tree {
  const at = w.of("cell", scope, 0);
  return cell`${at}.next(${at}.tip)`;
}

/** Layers of numbers that a set may share, and those that elements may be without. */
const numberLayers = ["clue", "hint", "lack", "perhaps", "digit", "bare"] as const;
const valueLayers = [...numberLayers, "sign", "mark", "arrow", "tip"] as const;

export function sharedTruths(w: Writer, scope: Scope, depth: number): readonly Form[] {
  const of = w.at(scope, depth);
  const near = w.at(scope, Math.min(1, depth));
  return [
    ...valueLayers.map(
      (layer): Form => ({
        needs: layer,
        weight: 2,
        make: () => truth`(${times(w)} of each ${layer} in ${of("cells")})`,
      }),
    ),
    ...["area", "move", "domino", "brick", "room"].map(
      (layer): Form => ({
        needs: layer,
        weight: 2,
        make: () => truth`((${of("cells")}).${layer} ${w.one(["is", "is not"])} ${near("cell")}.${layer})`,
      }),
    ),
    { needs: "sign", make: () => truth`((${of("cells")}).sign ${w.one(["=", "!="])} ${of("sign")})` },
    {
      needs: "tip",
      weight: 3,
      make: () => truth`(${ahead(w, scope)}${w.one([" is ", " is not "])}wall)`,
    },
    {
      needs: "tip far",
      weight: 5,
      make: () => truth`(${ahead(w, scope)}${w.one([" is ", " is not "])}far)`,
    },
    { needs: "far", weight: 3, make: () => truth`(${near("cell")}${w.one([" is ", " is not "])}far)` },
    { needs: "rank", weight: 4, make: () => truth`(${near("cell")}.rank ${order(w)} ${of("number")})` },
    { needs: "rank", weight: 2, make: () => truth`(${near("cell")} has rank)` },
    { needs: "friend", weight: 4, make: () => truth`(${near("cell")}.friend is ${near("cell")})` },
    {
      make: () => truth`(${of("number")} in ${of("number")}..${of("number")})`,
    },
    {
      weight: 1,
      make: () => truth`(${of("number")} in ${of("list")})`,
    },
    {
      needs: "hints",
      weight: 3,
      make: () => truth`(bag(r1c1.row.hints) ${w.one(["=", "!="])} bag(${of("list")}))`,
    },
    {
      needs: "words",
      weight: 4,
      make: () => truth`([${of("number")}, ${of("number")}]${w.one([" in ", " not in "])}words)`,
    },
    { needs: "pearl", weight: 4, make: () => truth`(${of("corner")} has pearl)` },
    { needs: "toll", weight: 4, make: () => truth`(${of("edge")} has toll)` },
  ];
}

export function sharedNumbers(w: Writer, scope: Scope, depth: number): readonly Form[] {
  const of = w.at(scope, depth);
  const near = w.at(scope, Math.min(1, depth));
  return [
    ...numberLayers.map(
      (layer): Form => ({ needs: layer, weight: 2, make: () => number`(${of("cells")}).${layer}` }),
    ),
    ...["area", "move", "domino"].map(
      (layer): Form => ({ needs: layer, weight: 1, make: () => number`size((${of("cells")}).${layer})` }),
    ),
    { needs: "rank", weight: 3, make: () => number`${near("cell")}.rank` },
    {
      needs: "rank",
      weight: 2,
      make: () => {
        const { name } = element(w, scope);
        return number`${w.one(["sum", "max", "product"])}(${name}.rank for ${name} in ${of("cells")})`;
      },
    },
    { needs: "tip", weight: 2, make: () => number`(${ahead(w, scope)}.column + 0)` },
    { needs: "tip rank", weight: 4, make: () => number`${ahead(w, scope)}.rank` },
    {
      weight: 2,
      make: () => number`size(${of("ordered")}[${of("number")}..${w.one(["", "2", "3"])}])`,
    },
    { weight: 1, make: () => number`${of("list")}[${of("number")}]` },
    { needs: "pearl", weight: 3, make: () => number`sum(x.pearl for x in corners where x has pearl)` },
    { needs: "toll", weight: 3, make: () => number`sum(x.toll for x in ${of("edges")})` },
    { needs: "toll", weight: 2, make: () => number`${of("edge")}.toll` },
  ];
}

export function sharedSets(w: Writer, scope: Scope): readonly Form[] {
  const simple = w.at(scope, 0);
  return [
    ...["perhaps", "sign", "lack", "tip", "hint", "rank"].map(
      (layer): Form => ({
        needs: layer,
        weight: 2,
        make: () => cells`(cells ${w.one(["with", "without"])} ${layer})`,
      }),
    ),
    { needs: "far", weight: 2, make: () => cells`(cells where ${w.one(["far", "not far"])})` },
    { needs: "lack", weight: 2, make: () => cells`group(${simple("cell")} by lack)` },
  ];
}

export function views(w: Writer, scope: Scope, depth: number): readonly Form[] {
  const near = w.at(scope, Math.min(1, Math.max(0, depth)));
  const look = (): Tree => ordered`look(${near("cell")}, ${near("direction")})`;
  const links = w.one(["line", "bar"].filter((layer) => w.layers.has(layer)).concat("line"));
  return [
    { needs: `${links} view`, weight: 4, make: () => ordered`(view along ${links})` },
    { needs: links, weight: 2, make: () => ordered`(${look()} until wall along ${links})` },
    { needs: links, weight: 2, make: () => ordered`(${look()} along ${links} until wall)` },
    { needs: "view", weight: 2, make: () => ordered`view` },
  ];
}

/** Statements about each stretch, or each region, by its cells and by itself. */
export function ofEachSet(w: Writer, scope: Scope): Tree | undefined {
  const [set, cell] = [w.name(), w.name()];
  const sort = w.one(["stretch", "group", "area", "move", "room", "domino"]);
  const own = `size(${set}) ${order(w)} ${1 + w.random(3)}`;
  const body = w.one([
    () => `count(${cell} in ${set} where ${own}) ${w.one(["<=", "<", "=", ">="])} ${w.random(3)}`,
    () => `different(if ${own} then ${w.random(2)} else ${cell}.column + 0 for ${cell} in ${set})`,
    () =>
      `changes(if ${own} then 0 else ${cell}.row + ${cell}.column for ${cell} in ${set}) <= ${w.random(3)}`,
    () => `${times(w)} wall in (${set} ${cell} where ${own})`,
    () => `${times(w)} ${w.layers.has("shaded") ? "shaded" : "wall"} in ${set}`,
    () => `size(${set}) <= ${1 + w.random(2)}`,
  ])();
  if (sort === "stretch" || sort === "group") {
    const inner = `x${set}`;
    return tree(
      "statement",
      `for each ${sort} ${set} of cells ${inner} where `,
      w.of("truth", within(scope, "cell", inner), 1),
      `: ${body}`,
    );
  }
  return w.layers.has(sort) ? tree("statement", `for each ${sort} ${set}: ${body}`) : undefined;
}

/** Statements about the sizes of all groups: of the cells that have a value, and of those that have none. */
export function groupSizes(w: Writer, scope: Scope): Tree | undefined {
  const name = w.name();
  const layer = w.one(["shaded", "digit", "perhaps", "sign", "lack", "bare", "total", "rank", "wall"]);
  const size = w.one([
    `size(${name}) ${order(w)} ${1 + w.random(3)}`,
    ...(["digit", "perhaps", "bare"].includes(layer) ? [`size(${name}) = ${name}.${layer}`] : []),
    `exactly 1 wall in ${name}`,
  ]);
  if (w.random(3) > 0)
    return w.layers.has(layer) || layer === "wall"
      ? tree("statement", `for each group ${name} by ${layer}: ${size}`)
      : undefined;
  const inner = `x${name}`;
  return tree(
    "statement",
    `for each group ${name} of cells ${inner} where `,
    w.of("truth", within(scope, "cell", inner), 1),
    `: size(${name}) ${order(w)} ${1 + w.random(3)}`,
  );
}

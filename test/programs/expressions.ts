/**
 * Expressions of the language at random, well typed for the most part: a table of forms for each sort, of which those are drawn that the layers
 * of the puzzle and the names in scope allow.
 */
import type { Random } from "../oracle/random-instance.js";
import { type Sort, type Tree, tree } from "./tree.js";

export interface Scope {
  /** Names that are bound, with their sorts. */
  readonly names: readonly { readonly name: string; readonly sort: Sort }[];
  readonly layers: ReadonlySet<string>;
}

export interface Form {
  readonly needs?: string;
  readonly weight?: number;
  readonly make: () => Tree;
}

export class Writer {
  private fresh = 0;
  constructor(
    readonly random: Random,
    readonly layers: ReadonlySet<string>,
    /** Names of cells that are there. */
    readonly cells: readonly string[],
    /** Forms beside those of this file. */
    readonly more: (writer: Writer, sort: Sort, scope: Scope, depth: number) => readonly Form[] = () => [],
  ) {}

  one<Item>(items: readonly Item[]): Item {
    const item = items[this.random(items.length)];
    if (item === undefined) throw new Error("nothing to choose from");
    return item;
  }

  name(): string {
    return `v${++this.fresh}`;
  }

  /** An expression of a sort. */
  of(sort: Sort, scope: Scope, depth: number): Tree {
    const bound = scope.names.filter((each) => each.sort === sort);
    if (bound.length > 0 && this.random(depth <= 0 ? 5 : 10) < 4) return tree(sort, this.one(bound).name);
    const all = [...this.forms(sort, scope, depth), ...this.more(this, sort, scope, depth)];
    const forms = all.filter(
      ({ needs }) => needs === undefined || needs.split(" ").every((each) => this.layers.has(each)),
    );
    const total = forms.reduce((sum, { weight = 2 }) => sum + weight, 0);
    let at = this.random(Math.max(1, total));
    for (const { weight = 2, make } of forms) {
      at -= weight;
      if (at < 0) return make();
    }
    throw new Error(`no form of ${sort}`);
  }

  private forms(sort: Sort, scope: Scope, depth: number): readonly Form[] {
    switch (sort) {
      case "truth":
        return depth <= 0
          ? this.simpleTruths(scope)
          : [...this.simpleTruths(scope), ...this.truths(scope, depth - 1)];
      case "number":
        return depth <= 0
          ? this.simpleNumbers(scope)
          : [...this.simpleNumbers(scope), ...this.numbers(scope, depth - 1)];
      case "cell":
        return depth <= 0
          ? this.simpleCells(scope)
          : [...this.simpleCells(scope), ...this.cellForms(scope, depth - 1)];
      case "cells":
        return depth <= 0
          ? this.simpleSets(scope)
          : [...this.simpleSets(scope), ...this.setForms(scope, depth - 1)];
      case "ordered":
        return this.orderedForms(scope, depth - 1);
      default:
        return this.others(sort, scope, depth - 1);
    }
  }

  /** A binder over a set, with the scope behind it. */
  binder(scope: Scope, depth: number): { readonly parts: readonly (string | Tree)[]; readonly scope: Scope } {
    const name = this.name();
    const within = (sort: Sort, more: readonly string[] = [name]): Scope => ({
      ...scope,
      names: [...scope.names, ...more.map((each) => ({ name: each, sort }))],
    });
    const kind = this.random(12);
    if (kind === 0 && depth > 0) {
      const other = this.name();
      return {
        parts: [`${name}, ${other} in `, this.of("cells", scope, depth - 1)],
        scope: within("cell", [name, other]),
      };
    }
    if (kind === 1 && this.layers.has("line")) return { parts: [`${name} in links`], scope: within("link") };
    if (kind === 2) {
      const other = this.name();
      return { parts: [`(${name}, ${other}) in links`], scope: within("cell", [name, other]) };
    }
    if (kind === 3)
      return { parts: [`${name} in ${this.one(["rows", "columns", "lines"])}`], scope: within("line") };
    if (kind === 4 && this.layers.has("area")) return { parts: [`${name} in areas`], scope: within("area") };
    if (kind === 5 && this.layers.has("move")) return { parts: [`${name} in moves`], scope: within("move") };
    if (kind === 6 && depth > 0)
      return {
        parts: [
          `${name} in (stretches of cells x${name} where `,
          this.of(
            "truth",
            { ...scope, names: [...scope.names, { name: `x${name}`, sort: "cell" }] },
            depth - 1,
          ),
          ")",
        ],
        scope: within("cells"),
      };
    if (kind === 7) return { parts: [`${name} in directions`], scope: within("direction") };
    if (kind === 8 && this.layers.has("fence")) return { parts: [`${name} in edges`], scope: within("edge") };
    if (kind === 9 && this.layers.has("dot"))
      return { parts: [`${name} in corners`], scope: within("corner") };
    return {
      parts: [`${name} in `, this.of(this.random(3) === 0 ? "ordered" : "cells", scope, depth)],
      scope: within("cell"),
    };
  }

  /** `e for x in S where P`. */
  private over(scope: Scope, depth: number, body: Sort | undefined): (string | Tree)[] {
    const { parts, scope: inner } = this.binder(scope, depth);
    const where: (string | Tree)[] = this.random(2) === 0 ? [] : [" where ", this.of("truth", inner, depth)];
    if (body === undefined) return [...parts, ...where];
    return [this.of(body, inner, depth), " for ", ...parts, ...where];
  }

  private runs(scope: Scope, depth: number): Tree {
    const { name, scope: inner } = this.element(scope);
    return tree(
      "list",
      `runs(${name} in `,
      this.of("ordered", scope, depth),
      " where ",
      this.of("truth", inner, depth),
      ")",
    );
  }

  /** Of cells only: what `runs` and quantities count. */
  private element(scope: Scope): { readonly name: string; readonly scope: Scope } {
    const name = this.name();
    return { name, scope: { ...scope, names: [...scope.names, { name, sort: "cell" }] } };
  }

  private simpleTruths(scope: Scope): readonly Form[] {
    const cell = (): Tree => this.of("cell", scope, 0);
    const is = (layer: string, words = layer): Form => ({
      needs: layer,
      weight: 6,
      make: () => tree("truth", cell(), this.one([" is ", " is not "]), words),
    });
    const has = (layer: string, weight = 4): Form => ({
      needs: layer,
      weight,
      make: () => tree("truth", cell(), this.one([" has ", " has not "]), layer),
    });
    const equals = (layer: string, sort: Sort, weight = 3): Form => ({
      needs: layer,
      weight,
      make: () => tree("truth", cell(), `.${layer} `, this.one(["=", "!="]), " ", this.of(sort, scope, 0)),
    });
    return [
      { weight: 1, make: () => tree("truth", this.one(["yes", "no"])) },
      is("shaded"),
      is("wall"),
      is("mark", this.one(["moon", "sun"])),
      is("sign", this.one(["p", "q"])),
      has("sign"),
      has("mark", 2),
      has("clue", 2),
      has("hint", 2),
      has("tip"),
      has("perhaps"),
      has("domino"),
      equals("digit", "number", 6),
      equals("mate", "number", 6),
      {
        needs: "domino",
        weight: 4,
        make: () => tree("truth", cell(), ".domino ", this.one(["is", "is not"]), " ", cell(), ".domino"),
      },
      equals("sign", "sign"),
      {
        needs: "hint",
        make: () => {
          const at = cell();
          return tree("truth", "(", at, " has hint and ", at, ".hint = ", this.of("number", scope, 0), ")");
        },
      },
      { needs: "hint", weight: 1, make: () => tree("truth", cell(), ".hint is known") },
      is("maybe"),
      has("arrow"),
      {
        needs: "mark",
        make: () => {
          const at = cell();
          return tree(
            "truth",
            "(",
            at,
            " has mark and ",
            at,
            ".mark ",
            this.one(["=", "!="]),
            " ",
            this.one(["moon", "sun"]),
            ")",
          );
        },
      },
      {
        needs: "hints",
        weight: 6,
        make: () =>
          tree(
            "truth",
            `(${this.one(["r1c1.row", "r2c1.row", "r1c1.row"].slice(0, this.cells.includes("r2c1") ? 3 : 1))}.hints ${this.one(["=", "=", "!="])} `,
            this.runs(scope, 1),
            ")",
          ),
      },
      {
        needs: "hints",
        make: () =>
          tree("truth", `all(a.hints ${this.one(["=", "!="])} b.hints for a, b in rows where a is not b)`),
      },
      {
        needs: "line",
        make: () => tree("truth", cell(), `.line(${this.one(["up", "right", "down", "left"])})`),
      },
      { needs: "line", make: () => tree("truth", this.of("link", scope, 0), " is line") },
      { needs: "bar", make: () => tree("truth", this.of("link", scope, 0), " is bar") },
      { needs: "fence", make: () => tree("truth", this.of("edge", scope, 0), " is fence") },
      { needs: "dot", make: () => tree("truth", this.of("corner", scope, 0), " is dot") },
      { needs: "big", make: () => tree("truth", cell(), ".row is big") },
      { needs: "bridge", make: () => tree("truth", this.of("link", scope, 0), " has bridge") },
      { weight: 1, make: () => tree("truth", cell(), " is ", cell()) },
      { weight: 1, make: () => tree("truth", cell(), " is border") },
      { weight: 1, make: () => tree("truth", cell(), " has next(", this.of("direction", scope, 0), ")") },
      {
        needs: "area",
        weight: 5,
        make: () => tree("truth", cell(), ".area ", this.one(["is", "is not"]), " ", cell(), ".area"),
      },
      {
        needs: "move",
        weight: 3,
        make: () => tree("truth", "(", cell(), " has move)"),
      },
      { needs: "lonely", make: () => tree("truth", cell(), " is lonely") },
      { needs: "room", make: () => tree("truth", cell(), ".room is ", cell(), ".room") },
    ];
  }

  private truths(scope: Scope, depth: number): readonly Form[] {
    const truth = (): Tree => this.of("truth", scope, depth);
    const number = (): Tree => this.of("number", scope, depth);
    const cells = (): Tree => this.of("cells", scope, depth);
    return [
      { weight: 3, make: () => tree("truth", "not (", truth(), ")") },
      {
        weight: 4,
        make: () => tree("truth", "(", truth(), this.one([" and ", " or ", " implies "]), truth(), ")"),
      },
      {
        weight: 2,
        make: () => tree("truth", "((", truth(), ") ", this.one(["=", "!="]), " (", truth(), "))"),
      },
      { weight: 1, make: () => tree("truth", "(if ", truth(), " then ", truth(), " else ", truth(), ")") },
      {
        weight: 8,
        make: () =>
          tree("truth", "(", number(), " ", this.one(["=", "!=", "<", "<=", ">", ">="]), " ", number(), ")"),
      },
      {
        weight: 2,
        make: () =>
          tree("truth", "(", this.of("cell", scope, depth), this.one([" in ", " not in "]), cells(), ")"),
      },
      { weight: 1, make: () => tree("truth", "(", number(), " in {", number(), ", ", number(), "})") },
      {
        weight: 1,
        make: () =>
          tree("truth", "(", this.of("cell", scope, depth), " before ", this.of("cell", scope, depth), ")"),
      },
      { weight: 6, make: () => this.quantity(scope, depth) },
      {
        weight: 6,
        make: () => tree("truth", this.one(["all", "some"]), "(", ...this.over(scope, depth, "truth"), ")"),
      },
      {
        weight: 3,
        make: () =>
          tree(
            "truth",
            "different(",
            ...this.over(scope, depth, this.one(["number", "cell", "truth"] as const)),
            ")",
          ),
      },
      { weight: 3, make: () => tree("truth", "increasing(", ...this.over(scope, depth, "number"), ")") },
      {
        weight: 3,
        make: () =>
          tree("truth", this.one(["connected", "tree", "acyclic", "path", "loop"]), "(", cells(), ")"),
      },
      {
        weight: 2,
        make: () =>
          tree("truth", "(", cells(), " is ", this.one(["rectangle", "straight", "connected"]), ")"),
      },
      {
        needs: "hop",
        weight: 3,
        make: () => tree("truth", "(", this.one(["connected", "tree", "acyclic", "path", "loop"]), " hop)"),
      },
      {
        needs: "hop",
        weight: 3,
        make: () =>
          tree(
            "truth",
            `(exactly ${this.random(3)} hop in (jumps (x, y) where x is `,
            this.of("cell", scope, 0),
            "))",
          ),
      },
      {
        needs: "line",
        weight: 3,
        make: () => tree("truth", "(", this.one(["connected", "tree", "acyclic", "path", "loop"]), " line)"),
      },
      {
        needs: "fence",
        weight: 2,
        make: () => tree("truth", "(", this.one(["connected", "tree", "acyclic", "path", "loop"]), " fence)"),
      },
      {
        needs: "line",
        weight: 2,
        make: () =>
          tree(
            "truth",
            this.one(["connected", "tree", "acyclic", "path", "loop"]),
            "(",
            cells(),
            " by links with line)",
          ),
      },
      {
        needs: "bridge",
        weight: 2,
        make: () =>
          tree(
            "truth",
            this.one(["connected", "tree", "acyclic", "path", "loop"]),
            "(",
            cells(),
            " by links with bridge)",
          ),
      },
      {
        needs: "joined",
        weight: 2,
        make: () =>
          tree(
            "truth",
            this.one(["connected", "tree", "acyclic", "path", "loop"]),
            "(",
            cells(),
            " by joined)",
          ),
      },
      {
        weight: 1,
        make: () =>
          tree(
            "truth",
            this.one(["connected", "tree", "acyclic", "path", "loop"]),
            "(",
            this.of("links", scope, depth),
            ")",
          ),
      },
      {
        weight: 2,
        make: () =>
          tree(
            "truth",
            "(",
            this.of("list", scope, depth),
            this.one([" = ", " != "]),
            this.of("list", scope, depth),
            ")",
          ),
      },
      {
        weight: 1,
        make: () =>
          tree(
            "truth",
            "(bag(",
            this.of("list", scope, depth),
            ") = bag(",
            this.of("list", scope, depth),
            "))",
          ),
      },
      {
        weight: 1,
        make: () =>
          tree(
            "truth",
            "(",
            this.of("shape", scope, depth),
            this.one([" = ", " != "]),
            this.of("shape", scope, depth),
            ")",
          ),
      },
      {
        needs: "inside-line",
        weight: 3,
        make: () =>
          tree(
            "truth",
            "(",
            this.of("cell", scope, depth),
            " is ",
            this.one(["inside", "outside"]),
            " line)",
          ),
      },
      {
        needs: "inside-fence",
        weight: 3,
        make: () =>
          tree(
            "truth",
            "(",
            this.of("cell", scope, depth),
            " is ",
            this.one(["inside", "outside"]),
            " fence)",
          ),
      },
      { needs: "near", weight: 2, make: () => tree("truth", "near(", number(), ", ", number(), ")") },
      {
        needs: "area",
        weight: 2,
        make: () =>
          tree("truth", "(", this.of("cell", scope, depth), " in ", this.of("area", scope, depth), ")"),
      },
    ];
  }

  private quantity(scope: Scope, depth: number): Tree {
    const bound = this.one(["exactly", "at most", "at least"]);
    const amount =
      bound === "exactly" && this.random(3) === 0
        ? [this.one(["0 or 2", "1..2", "0 or 2..3", "1 or 3"])]
        : [this.of("number", scope, this.random(3) === 0 ? Math.min(depth, 1) : 0)];
    const nouns = [
      "shaded",
      "wall",
      "moon",
      "p",
      "tip",
      "sign",
      "perhaps",
      "domino",
      "clue",
      "lonely",
    ].filter((noun) => this.layers.has(noun === "moon" ? "mark" : noun === "p" ? "sign" : noun));
    const each = ["digit", "sign", "perhaps"].filter((layer) => this.layers.has(layer));
    if (each.length > 0 && this.random(4) === 0)
      return tree(
        "truth",
        `(${bound} `,
        `${1 + this.random(2)}`,
        ` of each ${this.one(each)} in `,
        this.of("cells", scope, depth),
        ")",
      );
    if (this.layers.has("line") && this.random(4) === 0)
      return tree("truth", `(${bound} `, ...amount, " line in ", this.of("links", scope, depth), ")");
    if (this.layers.has("fence") && this.random(4) === 0)
      return tree("truth", `(${bound} `, ...amount, " fence in ", this.of("edges", scope, depth), ")");
    if (nouns.length === 0) return this.of("truth", scope, 0);
    return tree(
      "truth",
      `(${bound} `,
      ...amount,
      this.one([" ", " not "]),
      this.one(nouns),
      " in ",
      this.of("cells", scope, depth),
      ")",
    );
  }

  private simpleNumbers(scope: Scope): readonly Form[] {
    const cell = (): Tree => this.of("cell", scope, 0);
    const guarded = (layer: string): Form => ({
      needs: layer,
      weight: 3,
      make: () => {
        const at = cell();
        return tree("number", "(if ", at, ` has ${layer} then `, at, `.${layer} else ${this.random(3)})`);
      },
    });
    return [
      { weight: 4, make: () => tree("number", `${this.random(4)}`) },
      { needs: "digit", weight: 8, make: () => tree("number", cell(), ".digit") },
      guarded("clue"),
      guarded("hint"),
      guarded("perhaps"),
      { needs: "bridge", weight: 4, make: () => tree("number", this.of("link", scope, 0), ".bridge") },
      { needs: "few", weight: 3, make: () => tree("number", cell(), ".row.few") },
      { weight: 1, make: () => tree("number", "(", cell(), this.one([".row", ".column"]), " + 0)") },
      { needs: "area", weight: 2, make: () => tree("number", "size(", cell(), ".area)") },
      { needs: "more", weight: 2, make: () => tree("number", "twice(", this.of("number", scope, 0), ")") },
    ];
  }

  private numbers(scope: Scope, depth: number): readonly Form[] {
    const number = (): Tree => this.of("number", scope, depth);
    const cells = (): Tree => this.of("cells", scope, depth);
    return [
      {
        weight: 3,
        make: () => tree("number", "(", number(), this.one([" + ", " - ", " * "]), number(), ")"),
      },
      {
        weight: 1,
        make: () => tree("number", "(", number(), this.one([" mod ", " / "]), this.one(["2", "3"]), ")"),
      },
      { weight: 1, make: () => tree("number", "(-", number(), ")") },
      {
        weight: 2,
        make: () =>
          tree("number", "(if ", this.of("truth", scope, depth), " then ", number(), " else ", number(), ")"),
      },
      { weight: 4, make: () => tree("number", "size(", cells(), ")") },
      { weight: 4, make: () => tree("number", "count(", ...this.over(scope, depth, undefined), ")") },
      { weight: 4, make: () => tree("number", "sum(", ...this.over(scope, depth, "number"), ")") },
      { weight: 1, make: () => tree("number", "product(", ...this.over(scope, depth, "number"), ")") },
      {
        weight: 2,
        make: () => tree("number", this.one(["min(", "max("]), ...this.over(scope, depth, "number"), ")"),
      },
      { weight: 2, make: () => tree("number", this.one(["min(", "max("]), number(), ", ", number(), ")") },
      {
        weight: 3,
        make: () =>
          tree("number", "changes(", ...this.over(scope, depth, this.one(["number", "truth"] as const)), ")"),
      },
      { weight: 3, make: () => tree("number", "visible(", ...this.over(scope, depth, "number"), ")") },
      { weight: 2, make: () => tree("number", "difference(", number(), ", ", number(), ")") },
      { weight: 1, make: () => tree("number", "abs(", number(), ")") },
      {
        weight: 1,
        make: () =>
          tree(
            "number",
            "distance(",
            this.of("cell", scope, depth),
            ", ",
            this.of("cell", scope, depth),
            ")",
          ),
      },
      { weight: 1, make: () => tree("number", "size(", this.of("list", scope, depth), ")") },
      { weight: 1, make: () => tree("number", cells(), this.one([".width", ".height"])) },
      { needs: "move", weight: 3, make: () => tree("number", this.of("move", scope, depth), ".length") },
      { weight: 1, make: () => tree("number", "size(", this.of("links", scope, depth), ")") },
    ];
  }

  private simpleCells(scope: Scope): readonly Form[] {
    const names = scope.names.filter(({ sort }) => sort === "cell");
    return [
      ...names.map(({ name }) => ({ weight: 4, make: () => tree("cell", name) })),
      { weight: 2, make: () => tree("cell", this.one(this.cells)) },
    ];
  }

  private cellForms(scope: Scope, depth: number): readonly Form[] {
    return [
      {
        weight: 1,
        make: () =>
          tree("cell", this.of("ordered", scope, depth), this.one([".first", ".last", "[1]", "[2]"])),
      },
      {
        weight: 1,
        make: () => tree("cell", this.of("cell", scope, 0), this.one([".right", ".left", ".up", ".down"])),
      },
      {
        weight: 1,
        make: () =>
          tree("cell", this.of("cell", scope, 0), ".next(", this.of("direction", scope, depth), ")"),
      },
      { weight: 1, make: () => tree("cell", "(the (", this.of("cells", scope, depth), "))") },
      {
        weight: 1,
        make: () =>
          tree("cell", "cell(", this.of("number", scope, 0), ", ", this.of("number", scope, 0), ")"),
      },
      { weight: 1, make: () => tree("cell", this.of("link", scope, depth), `.cells[${1 + this.random(2)}]`) },
      {
        needs: "move",
        weight: 3,
        make: () => tree("cell", this.of("move", scope, depth), this.one([".start", ".end"])),
      },
      {
        weight: 1,
        make: () =>
          tree(
            "cell",
            "(if ",
            this.of("truth", scope, depth),
            " then ",
            this.of("cell", scope, 0),
            " else ",
            this.of("cell", scope, 0),
            ")",
          ),
      },
    ];
  }

  private simpleSets(scope: Scope): readonly Form[] {
    const cell = (): Tree => this.of("cell", scope, 0);
    return [
      { weight: 3, make: () => tree("cells", "cells") },
      { weight: 2, make: () => tree("cells", "{", cell(), ", ", cell(), "}") },
      {
        weight: 4,
        make: () => tree("cells", cell(), this.one([".neighbours", ".around", ".row", ".column"])),
      },
      {
        needs: "shaded",
        weight: 4,
        make: () => tree("cells", "(cells where ", this.one(["shaded", "not shaded"]), ")"),
      },
      {
        needs: "wall",
        weight: 2,
        make: () => tree("cells", "(cells ", this.one(["with wall", "without wall"]), ")"),
      },
      { needs: "room", weight: 2, make: () => tree("cells", cell(), ".room") },
      { needs: "area", weight: 5, make: () => tree("cells", cell(), ".area") },
      { needs: "domino", weight: 2, make: () => tree("cells", "(cells with domino)") },
      { needs: "open", weight: 2, make: () => tree("cells", "open") },
    ];
  }

  private setForms(scope: Scope, depth: number): readonly Form[] {
    const cells = (): Tree => this.of("cells", scope, depth);
    const cell = (): Tree => this.of("cell", scope, depth);
    const filtered = (before: string, set: Tree | string, word: string): Tree => {
      const { name, scope: inner } = this.element(scope);
      return tree(
        "cells",
        "(",
        before,
        set,
        set === "cells" ? ` ${name}` : "",
        word,
        this.of("truth", inner, depth),
        ")",
      );
    };
    return [
      { weight: 5, make: () => filtered("", "cells", " where ") },
      { weight: 2, make: () => tree("cells", "(", cells(), " + ", cells(), ")") },
      { weight: 3, make: () => this.asSet(this.of("ordered", scope, depth)) },
      { needs: "shaded", weight: 3, make: () => tree("cells", "group(", cell(), " by shaded)") },
      { needs: "digit", weight: 2, make: () => tree("cells", "group(", cell(), " by digit)") },
      { needs: "sign", weight: 1, make: () => tree("cells", "group(", cell(), " by sign)") },
      { needs: "hop", weight: 3, make: () => tree("cells", "group(", cell(), " by hop)") },
      { needs: "line", weight: 3, make: () => tree("cells", "group(", cell(), " by line)") },
      { weight: 3, make: () => tree("cells", "reach(", cell(), " through ", cells(), ")") },
      { needs: "move", weight: 3, make: () => tree("cells", this.of("move", scope, depth)) },
      { weight: 1, make: () => tree("cells", this.of("line", scope, depth)) },
      {
        weight: 1,
        make: () =>
          tree("cells", "(if ", this.of("truth", scope, depth), " then ", cells(), " else ", cells(), ")"),
      },
      {
        weight: 1,
        make: () =>
          tree(
            "cells",
            this.one([
              this.of("link", scope, depth),
              this.of("edge", scope, depth),
              this.of("corner", scope, depth),
            ]),
            ".cells",
          ),
      },
    ];
  }

  private asSet(set: Tree): Tree {
    return tree("cells", set);
  }

  private orderedForms(scope: Scope, depth: number): readonly Form[] {
    const cell = (): Tree => this.of("cell", scope, Math.min(depth, 1));
    const towards = (): Tree => this.of("direction", scope, depth);
    const look = (): Tree => tree("ordered", "look(", cell(), ", ", towards(), ")");
    return [
      { weight: 4, make: look },
      { weight: 4, make: () => tree("ordered", this.of("line", scope, depth)) },
      {
        needs: "shaded",
        weight: 3,
        make: () => tree("ordered", "(", look(), " until ", this.one(["shaded", "not shaded"]), ")"),
      },
      { needs: "wall", weight: 1, make: () => tree("ordered", "(", look(), " until wall)") },
      { needs: "line", weight: 2, make: () => tree("ordered", "(", look(), " along line)") },
      { weight: 2, make: () => tree("ordered", "span(", cell(), ", ", cell(), ")") },
      { weight: 2, make: () => tree("ordered", "ring(", cell(), ")") },
      { weight: 1, make: () => tree("ordered", "ring(", this.of("corner", scope, depth), ")") },
      {
        weight: 2,
        make: () => {
          const { name, scope: inner } = this.element(scope);
          return tree(
            "ordered",
            "(",
            this.of("ordered", scope, depth - 1),
            ` ${name} where `,
            this.of("truth", inner, depth),
            ")",
          );
        },
      },
      { weight: 1, make: () => tree("ordered", "reversed(", this.of("ordered", scope, depth - 1), ")") },
      {
        weight: 1,
        make: () =>
          tree("ordered", this.of("ordered", scope, depth - 1), this.one(["[2..]", "[..2]", "[1..2]"])),
      },
      { needs: "thermo", weight: 4, make: () => this.of("thermo", scope, depth) },
    ];
  }

  private others(sort: Sort, scope: Scope, depth: number): readonly Form[] {
    const cell = (): Tree => this.of("cell", scope, Math.min(depth, 1));
    switch (sort) {
      case "line":
        return [{ make: () => tree("line", cell(), this.one([".row", ".column"])) }];
      case "link":
        return [
          { make: () => tree("link", cell(), ".link(", this.one(["right", "down", "left", "up"]), ")") },
          { make: () => tree("link", `r1c1.link(${this.cells.includes("r1c2") ? "right" : "down"})`) },
        ];
      case "links":
        return [
          { weight: 2, make: () => tree("links", "links") },
          { weight: 3, make: () => tree("links", cell(), ".links") },
          { needs: "line", weight: 3, make: () => tree("links", "(links with line)") },
          { needs: "bar", weight: 2, make: () => tree("links", "(links with bar)") },
          { weight: 2, make: () => tree("links", "(", this.of("cells", scope, depth), ").exits") },
          {
            weight: 2,
            make: () => {
              const [a, b] = [this.name(), this.name()];
              const names = [...scope.names, ...[a, b].map((name) => ({ name, sort: "cell" as const }))];
              return tree(
                "links",
                `(links (${a}, ${b}) where `,
                this.of("truth", { ...scope, names }, depth),
                ")",
              );
            },
          },
        ];
      case "edge":
        return [
          { make: () => tree("edge", cell(), ".edge(", this.one(["right", "down", "left", "up"]), ")") },
        ];
      case "edges":
        return [
          { make: () => tree("edges", "edges") },
          { weight: 4, make: () => tree("edges", cell(), ".edges") },
        ];
      case "corner":
        return [
          {
            make: () =>
              tree("corner", cell(), `.corner(${this.one(["up", "down"])}, ${this.one(["left", "right"])})`),
          },
        ];
      case "direction":
        return [
          { weight: 4, make: () => tree("direction", this.one(["up", "right", "down", "left"])) },
          { needs: "tip", weight: 4, make: () => tree("direction", cell(), ".tip") },
          {
            needs: "arrow",
            weight: 4,
            make: () => {
              const at = cell();
              return tree("direction", "(if ", at, " has arrow then ", at, ".arrow else up)");
            },
          },
          { weight: 1, make: () => tree("direction", this.of("direction", scope, depth - 1), ".opposite") },
        ];
      case "room":
        return [{ make: () => tree("room", cell(), ".room") }];
      case "area":
        return [{ make: () => tree("area", cell(), ".area") }];
      case "thermo":
        return [{ make: () => tree("thermo", "(the (thermos))") }];
      case "domino":
        return [{ make: () => tree("domino", cell(), ".domino") }];
      case "move":
        return [{ make: () => tree("move", cell(), ".move") }];
      case "mark":
        return [{ make: () => tree("mark", this.one(["moon", "sun"])) }];
      case "sign":
        return [
          { make: () => tree("sign", this.one(["p", "q"])) },
          { make: () => tree("sign", cell(), ".sign") },
        ];
      case "list":
        return [
          { weight: 4, make: () => tree("list", "[", ...this.over(scope, depth, "number"), "]") },
          {
            weight: 2,
            make: () =>
              tree("list", "[", this.of("number", scope, depth), ", ", this.of("number", scope, depth), "]"),
          },
          { weight: 2, make: () => tree("list", "[", this.of("number", scope, depth), "]") },
          { weight: 3, make: () => this.runs(scope, depth) },
          { weight: 1, make: () => tree("list", "reversed(", this.of("list", scope, depth - 1), ")") },
        ];
      case "shape":
        return [{ make: () => tree("shape", "shape(", this.of("cells", scope, depth), ")") }];
      default:
        throw new Error(`no form of ${sort}`);
    }
  }
}

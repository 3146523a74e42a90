/**
 * `for each cell c with clue: if c is star: size(c.area) < c.clue`: how large the region of a cell can be at most, where the cell is a star. Read
 * are `if` and `implies` whose conditions are known, or just that the cell is one, or is none.
 */
import { conjuncts } from "../../../check/walks/conjuncts.js";
import { onlySet } from "../../../check/walks/of-one.js";
import { mirrored } from "../../../ranges.js";
import type { Expression, LayerId, Statement, StatementOf, VariableId } from "../../../typed.js";
import { forEachBinding } from "../../heads/binders.js";
import { isElement, type Truth } from "../../value.js";
import { evaluateTruth } from "../../values/evaluate-as.js";
import { tried } from "../../values/unprinted/tried.js";
import type { World } from "../../world/world.js";
import { askedOf } from "./known-amounts.js";

/** By cell, as far as rules say it of a cell that is one. */
export function sizesBeside(
  world: World,
  layer: LayerId,
  isOne: readonly Truth[],
): readonly (number | undefined)[] {
  const most: number[] = [];
  for (const statement of world.facts.statements()) {
    if (statement.kind !== "for-each") continue;
    const head = onlySet(statement.binders);
    if (head === undefined || !world.facts.isKnownHead(head)) continue;
    const reader = new Reader(world, layer, head.variable, isOne, most);
    if (reader.speaks(statement.body))
      forEachBinding(world, [head], undefined, (guard) => {
        const cell = world.bindings[head.variable];
        if (guard === true && isElement(cell) && cell.family === world.space?.places.cell)
          reader.read(statement.body, cell.index);
      });
  }
  return most;
}

class Reader {
  constructor(
    private readonly world: World,
    private readonly layer: LayerId,
    private readonly cell: VariableId,
    private readonly isOne: readonly Truth[],
    private readonly most: number[],
  ) {}

  speaks(body: readonly Statement[]): boolean {
    return body.some((statement) => {
      if (statement.kind === "if")
        return (
          statement.branches.some((branch) => this.speaks(branch.body)) || this.speaks(statement.otherwise)
        );
      return (
        statement.kind === "assert" && conjuncts(statement.expression).some((part) => this.isOfSize(part))
      );
    });
  }

  private isOfSize(part: Expression): boolean {
    if (part.kind === "logic")
      return part.operator === "implies" && conjuncts(part.right).some((each) => this.isOfSize(each));
    return part.kind === "compare" && [part.left, part.right].some((side) => this.isSize(side));
  }

  private readonly isSize = (side: Expression): boolean => askedOf(side, this.layer, "size") === this.cell;

  read(body: readonly Statement[], cell: number): void {
    for (const statement of body)
      if (statement.kind === "assert")
        for (const part of conjuncts(statement.expression)) this.readPart(part, cell);
      else if (statement.kind === "if") this.read(this.branchTaken(statement, cell), cell);
  }

  private branchTaken({ branches, otherwise }: StatementOf<"if">, cell: number): readonly Statement[] {
    for (const { condition, body } of branches) {
      const truth = this.truth(condition, cell);
      if (truth === undefined) return [];
      if (truth) return body;
    }
    return otherwise;
  }

  private readPart(part: Expression, cell: number): void {
    if (part.kind === "logic" && part.operator === "implies") {
      if (this.isOfSize(part) && this.truth(part.left, cell) === true)
        for (const each of conjuncts(part.right)) this.readPart(each, cell);
      return;
    }
    if (part.kind !== "compare") return;
    const { left, right, operator } = part;
    if (this.isSize(left)) this.readBound(operator, right, cell);
    else if (this.isSize(right)) this.readBound(mirrored[operator], left, cell);
  }

  private readBound(operator: keyof typeof mirrored, other: Expression, cell: number): void {
    if (operator !== "<" && operator !== "<=" && operator !== "=") return;
    const { world } = this;
    if (world.facts.isFound(other)) return;
    const amount = tried(world, () => world.evaluate(world, other));
    if (typeof amount !== "number") return;
    const bound = operator === "<" ? amount - 1 : amount;
    this.most[cell] = Math.min(this.most[cell] ?? bound, bound);
  }

  /** Where the cell is one; undefined if that does not say it. */
  private truth(condition: Expression, cell: number): boolean | undefined {
    const { world } = this;
    // `c.area is d.area` would be false as long as there are no regions.
    if (world.facts.readsStructure(condition)) return undefined;
    const truth = tried(world, () => evaluateTruth(world, condition));
    if (typeof truth === "boolean") return truth;
    const one = this.isOne[cell] ?? false;
    if (truth === one) return true;
    return truth === world.conditions.not(one) ? false : undefined;
  }
}

/** The built-in attributes, functions and adjectives, by their one-line descriptions in `builtins.ts`. */
import {
  type Board,
  cellOfSide,
  type Direction,
  directionOfSide,
  type Expression,
  linksAt,
  oppositeOf,
  sideOf,
} from "@ecp/compiler/reading";
import { cut } from "../values/binding.js";
import { cellsOf, itemsOf, numberOf, setValue } from "../values/narrow.js";
import {
  cell,
  cellSet,
  corner,
  direction,
  edge,
  frame,
  lineOf,
  link,
  setAlong,
  side,
} from "../values/places.js";
import { Unsupported } from "../values/unsupported.js";
import { type Element, isElement, setOf, type Value } from "../values/value.js";
import { boardOf, Fault, type World } from "../values/world.js";
import { outlineKey, shapeKey } from "./shapes.js";

type Call = Extract<Expression, { kind: "attribute" | "has-attribute" }>;

/** Undefined where an argument, or the attribute, does not exist. */
export function attributeIfThere(world: World, call: Call): Value | undefined {
  const [first] = call.arguments;
  // A set may be `none`, which is no cells; an element may not.
  if (first !== undefined && call.attribute === "size") return itemsOf(world, first).length;
  const values: Value[] = [];
  for (const argument of call.arguments) {
    const value = world.valueIfThere(argument);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return attribute(world, call, values);
}

function attribute(world: World, call: Call, values: readonly Value[]): Value | undefined {
  const expression = (at: number): Expression => {
    const argument = call.arguments[at];
    if (argument === undefined) throw new Unsupported(`${call.attribute} without arguments`);
    return argument;
  };
  const element = (at: number): Element => {
    const value = values[at];
    if (isElement(value)) return value;
    throw new Fault("no element", call);
  };
  const index = (at: number): number => element(at).index;
  const way = (at: number): Direction => index(at);
  const cells = (): number[] => cellsOf(world, expression(0));
  const items = (): readonly Value[] => itemsOf(world, expression(0));
  const steps = (): readonly Value[] => cut(setValue(world, expression(0)))[0] ?? [];
  const board = (): Board => boardOf(world);
  const diagonals = () => board().diagonals("both", false).sets;
  const next = (towards: Direction): Value | undefined => {
    const at = board().next(index(0), towards);
    return at === undefined ? undefined : cell(at);
  };
  const isWedge = (at: number): boolean => element(at).sort === "wedge";
  const between = (): Value | undefined => {
    const [one, other] = [index(0), index(1)];
    if (call.attribute === "link") {
      const at = board().linkBetween(one, other);
      return at === undefined ? undefined : link(board(), at);
    }
    const [at, another] = board()
      .edgesOf(one)
      .filter((each) => one !== other && board().edgeCells(each).includes(other));
    return at === undefined || another !== undefined ? undefined : edge(board(), at);
  };
  const isHere = (): boolean => world.part === undefined || world.part.has(index(0));
  switch (call.attribute) {
    case "row":
      return isHere() ? lineOf(world, "row", board().rowOf(index(0))) : undefined;
    case "column":
      return isHere() ? lineOf(world, "column", board().columnOf(index(0))) : undefined;
    case "neighbours":
      return cellSet(board().neighbours(index(0)));
    case "around":
      return cellSet(board().around(index(0)));
    case "diagonals":
      return isHere()
        ? cellSet(
            board().cells.filter(
              (other) =>
                world.part?.has(other) !== false &&
                (other === index(0) ||
                  diagonals().some((set) => set.includes(other) && set.includes(index(0)))),
            ),
          )
        : undefined;
    case "links":
      return setOf(linksAt(board(), index(0)).map((each) => link(board(), each)));
    case "edges": {
      const edges = element(0).sort === "corner" ? board().edgesAt(index(0)) : board().edgesOf(index(0));
      return setOf(edges.map((each) => edge(board(), each)));
    }
    case "corners":
      return setOf(
        board()
          .cornersOf(index(0))
          .map((each) => corner(board(), each)),
      );
    case "next":
      return next(way(1));
    case "link":
    case "edge": {
      if (!isWedge(0) && element(1).sort === "cell") return between();
      const [of, towards] = isWedge(0)
        ? [cellOfSide(board(), index(0)), directionOfSide(board(), index(0))]
        : [index(0), way(1)];
      const isLink = call.attribute === "link";
      const found = isLink ? board().linkFrom(of, towards) : board().edgeOf(of, towards);
      return found === undefined ? undefined : (isLink ? link : edge)(board(), found);
    }
    case "corner": {
      const found = board().cornerOf(index(0), way(1), way(2));
      return found === undefined ? undefined : corner(board(), found);
    }
    case "wedge":
      return side(board(), sideOf(board(), index(0), way(1)));
    case "wedges":
      return setOf(board().directions.map((each) => side(board(), sideOf(board(), index(0), each))));
    case "direction":
      return direction(directionOfSide(board(), index(0)));
    case "opposite":
      return direction(oppositeOf(way(0)));
    case "cells":
      return setValue(world, expression(0));
    case "cell": {
      if (isElement(values[0])) return cell(cellOfSide(board(), index(0)));
      const at = board().cellAt(numberOf(world, expression(0)) - 1, numberOf(world, expression(1)) - 1);
      return at === undefined ? undefined : cell(at);
    }
    case "size":
      return items().length;
    case "first":
    case "last": {
      const value = values[0];
      const ordered =
        (typeof value === "object" && value.kind === "list") || setValue(world, expression(0)).ordered;
      const inOrder = ordered ? items() : [...items()].sort((a, b) => rank(a) - rank(b));
      const item = call.attribute === "first" ? inOrder[0] : inOrder.at(-1);
      if (item === undefined) throw new Fault(`nothing has a ${call.attribute}`, call);
      return item;
    }
    case "exits": {
      const inside = new Set(cells());
      const leaving = new Set<number>();
      for (const at of inside)
        for (const other of board().neighbours(at)) {
          const found = board().linkBetween(at, other);
          if (found !== undefined && !inside.has(other)) leaving.add(found);
        }
      return setOf([...leaving].sort((a, b) => a - b).map((each) => link(board(), each)));
    }
    case "width":
    case "height": {
      const wide = call.attribute === "width";
      const value = values[0];
      if (isElement(value) && value.sort === "board") return frame(world)[wide ? 3 : 2];
      const numbers = cells().map(wide ? board().columnOf : board().rowOf);
      return numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers) + 1;
    }
    case "start":
      return steps()[0];
    case "end":
      return steps().at(-1);
    case "length":
      return Math.max(0, steps().length - 1);
    case "shape":
      return { kind: "shape", key: shapeKey(board(), cells()) };
    case "outline":
      return { kind: "shape", key: outlineKey(board(), cells()) };
    case "distance":
      return board().distance(index(0), index(1));
    case "difference":
      return Math.abs(numberOf(world, expression(0)) - numberOf(world, expression(1)));
    case "abs":
      return Math.abs(numberOf(world, expression(0)));
    case "min":
      return Math.min(...call.arguments.map((each) => numberOf(world, each)));
    case "max":
      return Math.max(...call.arguments.map((each) => numberOf(world, each)));
    case "look":
      return cellSet(board().look(index(0), way(1)), true);
    case "span": {
      const found = board().span(index(0), index(1));
      return found && setAlong(found);
    }
    case "ring": {
      const ring = element(0).sort === "corner" ? board().cornerRing(index(0)) : board().ring(index(0));
      const pieces = ring.pieces.map((piece) => piece.map(cell));
      return { ...cellSet(ring.pieces.flat(), true), walk: { pieces, closed: ring.closed } };
    }
    case "reversed": {
      const value = values[0];
      const turned = [...items()].reverse();
      if (typeof value === "object" && value.kind === "list") return { kind: "list", items: turned };
      const { walk } = setValue(world, expression(0));
      if (walk === undefined) return setOf(turned, true);
      const pieces = walk.pieces.map((piece) => [...piece].reverse()).reverse();
      return { ...setOf(turned, true), walk: { ...walk, pieces } };
    }
    case "bag":
      return { kind: "bag", items: items() };
    case "number": {
      const value = values[0];
      if (typeof value === "number") return value;
      return typeof value === "string" && /^[-+]?\d+$/u.test(value.trim()) ? Number(value) : undefined;
    }
    case "connected":
    case "tree":
    case "acyclic":
    case "path":
    case "loop":
    case "group":
    case "reach":
    case "way":
      throw new Unsupported(`${call.attribute} is a node of its own`);
    default:
      return call.attribute satisfies never;
  }
}

const rank = (value: Value): number =>
  isElement(value) ? value.index : typeof value === "number" ? value : 0;

export function adjectiveHolds(
  world: World,
  expression: Extract<Expression, { kind: "adjective" }>,
): boolean {
  const board = boardOf(world);
  if (expression.adjective === "border") {
    const value = world.valueIfThere(expression.subject);
    return isElement(value) && board.isBorder(value.index);
  }
  const cells = cellsOf(world, expression.subject);
  const [rows, columns] = [new Set(cells.map(board.rowOf)), new Set(cells.map(board.columnOf))];
  switch (expression.adjective) {
    case "rectangle": {
      if (cells.length === 0) return false;
      const height = Math.max(...rows) - Math.min(...rows) + 1;
      const width = Math.max(...columns) - Math.min(...columns) + 1;
      return height * width === cells.length;
    }
    case "straight":
      return rows.size <= 1 || columns.size <= 1;
    default:
      return expression.adjective satisfies never;
  }
}

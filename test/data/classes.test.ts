/** The data of every class of the language's design: each form is read, and nothing is said. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { analyse } from "../../packages/compiler/src/compile.js";
import type { DataEnvironment } from "../../packages/compiler/src/data/data-environment.js";
import { measure } from "../../packages/compiler/src/data/measure.js";
import { readData } from "../../packages/compiler/src/data/read-data.js";
import type { Datum } from "../../packages/compiler/src/ground.js";
import { makeBoard } from "../../packages/compiler/src/tiling/squares.js";
import type { Expression, TypedInstance } from "../../packages/compiler/src/typed.js";
import { onDisk } from "../support/hosts.js";

const root = fileURLToPath(new URL("../classes/", import.meta.url));

/** Enough for legends and board lines; grounding has the whole of it. */
function environmentFor(instance: TypedInstance): DataEnvironment {
  const evaluate: DataEnvironment["evaluate"] = (expression: Expression, bindings): Datum | undefined => {
    switch (expression.kind) {
      case "number":
      case "truth":
      case "symbol":
      case "direction":
        return expression.value;
      case "variable":
        return bindings.get(expression.variable);
      case "parameter": {
        const said = instance.arguments.find(({ parameter }) => parameter === expression.parameter)?.value;
        const value = said ?? instance.puzzle.parameters[expression.parameter]?.value;
        return value === undefined ? undefined : evaluate(value, bindings);
      }
      default:
        return undefined;
    }
  };
  return { evaluate, readFile: onDisk.read, boardFromMaps: false };
}

describe.each(readdirSync(root).filter((name) => name.endsWith(".ecp")))("%s", (name) => {
  const { typed } = analyse(root + name, readFileSync(root + name, "utf8"), onDisk);
  test("its data are read without a word", () => {
    for (const instance of typed.instances) {
      const { puzzle } = instance;
      const environment = environmentFor(instance);
      const measured = measure(puzzle, instance, environment);
      expect(measured.diagnostics).toEqual([]);
      const line = instance.board ?? puzzle.board;
      const said = line === undefined ? [] : [line.rows, line.columns];
      const [rows, columns] =
        line === undefined
          ? [measured.value.size?.rows, measured.value.size?.columns]
          : said.map((size) => environment.evaluate(size, new Map()));
      const board =
        typeof rows === "number" && typeof columns === "number" ? makeBoard(rows, columns) : undefined;
      const { diagnostics, value } = readData(puzzle, instance, board, environment);
      expect(diagnostics).toEqual([]);
      expect(value.unread).toEqual([]);
      for (const { target } of instance.data)
        if (target.kind === "layer")
          expect(value.data.has(target.layer) || value.elements.has(target.layer)).toBe(true);
    }
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { analyse, compileInstance, type Host } from "@ecp/compiler";
import { type ItemId, itemName, readProblem, writeProblem } from "@ecp/engine";
import { describe, expect, test } from "vitest";

const examples = new URL("../../examples/", import.meta.url);
const textOf = (file: string): string => readFileSync(new URL(file, examples), "utf8");
const host: Host = { read: (path) => ({ file: path, text: textOf(path) }) };

describe("no two items have one name, so that a problem written as text can be read again", () => {
  test.each(readdirSync(examples).filter((file) => file.endsWith(".ecp")))("%s", (file) => {
    const { typed } = analyse(file, textOf(file), host);
    const [instance] = typed.instances;
    if (instance === undefined) return;
    const { lowered } = compileInstance(typed, instance, { set: new Map() }, host);
    if (lowered === undefined) return;
    const { problem } = lowered;
    const names = Array.from({ length: problem.itemCount }, (_, item) => itemName(problem, item as ItemId));
    expect(new Set(names).size).toBe(names.length);
    expect(readProblem(writeProblem(problem)).optionCount).toBe(problem.optionCount);
  });
});

import { analyse, compileInstance } from "@ecp/compiler";
import { type ItemId, itemName, readProblem, writeProblem } from "@ecp/engine";
import { describe, expect, test } from "vitest";
import { exampleFiles, examplePath, exampleText } from "../support/example-files.js";
import { onDisk } from "../support/hosts.js";
import { oneIn, partOfLong } from "../support/sampled.js";

describe("no two items have one name, so that a problem written as text can be read again", () => {
  test.each(oneIn(4, partOfLong(4, exampleFiles)))("%s", (file) => {
    const { typed } = analyse(examplePath(file), exampleText(file), onDisk);
    const [instance] = typed.instances;
    if (instance === undefined) return;
    const { lowered } = compileInstance(typed, instance, { set: new Map() }, onDisk);
    if (lowered === undefined) return;
    const { problem } = lowered;
    const names = Array.from({ length: problem.itemCount }, (_, item) => itemName(problem, item as ItemId));
    expect(new Set(names).size).toBe(names.length);
    expect(readProblem(writeProblem(problem)).optionCount).toBe(problem.optionCount);
  });
});

/** The tour, typed into VS Code at the pace of a person: what stands in the file then is what was typed, with all its line ends. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { programsOf } from "../support/programs-of.js";
import { partOfLong } from "../support/sampled.js";
import { chromium } from "./chromium.js";
import { picture } from "./pictures.js";
import { startWorkbench, type Workbench } from "./workbench.js";

/** Between keys, in milliseconds. */
const pace = 60;

const tour = readFileSync(fileURLToPath(new URL("../../docs/tour.md", import.meta.url)), "utf8");
const programs = programsOf(tour).map((text, i) => [`tour-${i + 1}.ecp`, text.trimEnd()] as const);

describe.skipIf(chromium === undefined)("typed into VS Code", { timeout: 240_000 }, () => {
  let work: Workbench;

  beforeAll(async () => {
    work = await startWorkbench(Object.fromEntries(programs.map(([name]) => [name, ""])));
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail" && work !== undefined)
      await picture(work.page, `failed-${task.name.replace(/\W+/g, "-").slice(0, 60)}`);
  });
  afterAll(() => work?.close());

  test.each(partOfLong(8, programs))("%s", async (name, program) => {
    await work.open(name);
    await work.page.locator(".editor-group-container.active .view-lines").click();
    await work.typeLines(program, pace);
    expect(await work.copied()).toBe(program);
  });
});

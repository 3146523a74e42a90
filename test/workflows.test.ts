/** The files that only run elsewhere (`.github/`) are read here: their YAML, the keys that they have to have, the scripts and forms that they name. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parseDocument } from "yaml";

const root = fileURLToPath(new URL("../", import.meta.url));
const filesOf = (folder: string): readonly string[] =>
  readdirSync(`${root}.github/${folder}`).filter((name) => /\.ya?ml$/.test(name));

/** Mistakes and warnings are told: of a key that occurs twice too. */
function read(path: string): Readonly<Record<string, unknown>> {
  const document = parseDocument(readFileSync(`${root}.github/${path}`, "utf8"), { version: "1.2" });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  return document.toJS();
}

interface Step {
  readonly run?: string;
  readonly uses?: string;
}

interface Job {
  readonly "runs-on": string;
  readonly steps: readonly Step[];
}

const manifestOf = (folder: string): { readonly scripts: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(`${root}${folder}package.json`, "utf8"));

describe.each(filesOf("workflows"))("%s", (file) => {
  const workflow = read(`workflows/${file}`);
  const jobs: Readonly<Record<string, Job>> = Object(workflow.jobs);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test("says what it is, when it runs, what it may, and has jobs of steps", () => {
    expect(workflow).toMatchObject({
      name: expect.any(String),
      on: expect.anything(),
      permissions: expect.anything(),
    });
    expect(Object.keys(jobs).length).toBeGreaterThan(0);
    for (const job of Object.values(jobs)) {
      expect(job["runs-on"]).toBeTypeOf("string");
      expect(job.steps.length).toBeGreaterThan(0);
    }
    for (const step of steps)
      expect(Object.keys(step).filter((key) => /^(run|uses)$/.test(key))).toHaveLength(1);
  });

  test("other people's actions have a version", () => {
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d/);
  });

  test("runs scripts that there are", () => {
    for (const { run = "" } of steps) {
      for (const [, path = ""] of run.matchAll(/\b(?:node|bash) ([\w./-]+)/g))
        expect([path, existsSync(root + path)]).toEqual([path, true]);
      for (const [, script = "test", , workspace] of run.matchAll(/npm (?:run ([\w:-]+)|test)( -w (\S+))?/g))
        expect(manifestOf(workspace === undefined ? "" : `${workspace}/`).scripts).toHaveProperty([script]);
    }
  });
});

describe.each(filesOf("ISSUE_TEMPLATE").filter((file) => file !== "config.yml"))("%s", (file) => {
  test("is a form: a name, a description, and fields of which each has a label", () => {
    const form = read(`ISSUE_TEMPLATE/${file}`);
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const body: readonly { readonly type: string; readonly id: string; readonly attributes: object }[] =
      Object.values(Object(form.body));
    expect(body.length).toBeGreaterThan(0);
    for (const { type, attributes } of body) {
      expect(["textarea", "input", "dropdown", "checkboxes", "markdown"]).toContain(type);
      expect(attributes).toHaveProperty(type === "markdown" ? "value" : "label");
    }
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  });
});

test("the chooser of forms is read", () => {
  expect(read("ISSUE_TEMPLATE/config.yml")).toMatchObject({ blank_issues_enabled: expect.any(Boolean) });
});

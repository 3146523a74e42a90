/** Counts that mathematics knows, of small files written as a user would. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "@ecp/compiler";
import { describe, expect, test } from "vitest";
import { noFiles } from "../support/hosts.js";
import { heldExpectations } from "../support/solving.js";

const folder = join(import.meta.dirname, "../counts");

describe("counts that are known", () => {
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".ecp")))
    test(name, () => {
      const analysis = analyse(name, readFileSync(join(folder, name), "utf8"), noFiles);
      expect(analysis.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([]);
      const held = heldExpectations(analysis);
      expect(held.length).toBeGreaterThan(0);
      expect(held.map(({ instance, found }) => `${instance}: ${found}`)).toEqual(
        held.map(({ instance, expected }) => `${instance}: ${expected}`),
      );
    });
});

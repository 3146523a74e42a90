/** The examples on the pages of the codes for types: what is called failing raises its code alone, what is called corrected raises nothing. */
import { describe, expect, it } from "vitest";
import { catalogue } from "../../packages/compiler/src/diagnostics/catalogue.js";
import { codesOf } from "./checking.js";

const entries = catalogue.filter(({ code }) => code.startsWith("ECP3"));

describe.each(entries.map((entry) => [`${entry.code} ${entry.slug}`, entry] as const))("%s", (_, entry) => {
  const { failing, corrected } = entry.page;

  it("is raised by the failing example, alone", () => {
    if (failing !== undefined) expect(codesOf(failing)).toEqual([entry.code]);
  });

  it("is not raised by the corrected one", () => {
    if (corrected !== undefined) expect(codesOf(corrected)).toEqual([]);
  });
});

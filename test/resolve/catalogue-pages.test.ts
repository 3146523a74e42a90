/** The examples on the pages of the codes for names: what is called failing raises its code, what is called corrected raises nothing. */
import { describe, expect, it } from "vitest";
import { catalogue } from "../../packages/compiler/src/diagnostics/catalogue.js";
import { resolveText } from "./resolving.js";

const entries = catalogue.filter(({ code }) => code.startsWith("ECP2"));

describe.each(entries.map((entry) => [`${entry.code} ${entry.slug}`, entry] as const))("%s", (_, entry) => {
  const { failing, corrected } = entry.page;
  const codesOf = (text: string): readonly string[] => resolveText(text).diagnostics.map(({ code }) => code);

  it("is raised by the failing example, alone", () => {
    if (failing !== undefined) expect(codesOf(failing)).toEqual([entry.code]);
  });

  it("is not raised by the corrected one", () => {
    if (corrected !== undefined) expect(codesOf(corrected)).toEqual([]);
  });
});

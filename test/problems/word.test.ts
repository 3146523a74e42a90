import { readFileSync } from "node:fs";
import { test } from "vitest";
import { analyse, compileInstance } from "../../packages/compiler/src/compile.js";
import { fingerprint } from "./fingerprint.js";

test("w", () => {
  const text = readFileSync(process.env.WORDS ?? "", "utf8");
  const blocks = text.split(/^===.*\n/m);
  const common = blocks[0] ?? "";
  for (const block of blocks.slice(1)) {
    const host = { read: () => ({ refused: "no" }) };
    const a = analyse("w.ecp", `${common}${block}`, host as never);
    const i = a.typed.instances[0];
    const errs = a.diagnostics.map((d) => d.code + " " + d.message).join();
    const c =
      i === undefined ? undefined : compileInstance(a.typed, i, { set: new Map() } as never, host as never);
    const f = c?.lowered === undefined ? undefined : fingerprint(c.lowered);
    console.log(
      f === undefined ? "-" : `${f.canonical} ${f.sizes}`,
      block.trim().split("\n").join(" / "),
      errs,
      c?.diagnostics.map((d) => d.code + " " + d.message).join() ?? "",
    );
  }
});

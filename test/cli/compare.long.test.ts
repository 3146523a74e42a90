import { expect, test } from "vitest";
import { build } from "./built.js";

// It compiles in a fiftieth of the limit, which holds for that too, and no search of it ends within minutes.
test("a time limit for each; where none ends, 3", async () => {
  const built = await build();
  built.file("loop.ecp", "puzzle Loop\nboard 20 x 20\nfind line: yes/no on links\nloop line\n");
  const { code, out } = await built.ecpc(["compare", "loop.ecp", "--limit", "0", "--timeout", "1"]);
  built.remove();
  expect(out).toMatch(/^walk +the first .*stopped after 1 s, as --timeout says$/m);
  expect(code).toBe(3);
});

/** Names of files as Windows has them, which no other system takes apart in this way. */
import { describe, expect, test } from "vitest";
import { addressOfName, folderOf, nameOfAddress, nameOfPath } from "../../packages/lsp/src/addresses.js";

describe("an address of a file on a drive", () => {
  test.each(["file:///c%3A/puzzles/a%20b.ecp", "file:///C:/puzzles/a b.ecp", "file:///c:/puzzles/a%20b.ecp"])(
    "%s",
    (address) => {
      const name = nameOfAddress(address);
      expect(name).toBe("c:/puzzles/a b.ecp");
      expect(addressOfName(name)).toBe("file:///c%3A/puzzles/a%20b.ecp");
      expect(folderOf(name)).toBe("c:/puzzles");
    },
  );

  test("of a file that another machine shares", () => {
    const name = nameOfAddress("file://server/share/a.ecp");
    expect(name).toBe("//server/share/a.ecp");
    expect(addressOfName(name)).toBe("file://server/share/a.ecp");
  });
});

test.each([
  ["grid.ecp", "c:/puzzles/grid.ecp"],
  ["..\\shared\\grid.ecp", "c:/shared/grid.ecp"],
  ["../../../grid.ecp", "c:/grid.ecp"],
  ["D:\\grid.ecp", "d:/grid.ecp"],
])("`use %j` names a file seen from the one that says it", (path, name) => {
  expect(nameOfPath(path, "c:/puzzles/uses.ecp")).toBe(name);
});

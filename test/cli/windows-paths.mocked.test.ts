/** Files that a puzzle names, where paths are those of Windows: backslashes, drives. The files are in memory. */
import { analyse } from "@ecp/compiler";
import { expect, test, vi } from "vitest";
import { makeHost } from "../../packages/cli/src/input/host.js";

vi.mock("node:path", async () => ({ ...(await vi.importActual<object>("node:path/win32")) }));

const grid = "puzzle Grid(n: 1..9 = 2)\r\nboard 1 x n\r\nfind s: yes/no\r\nexactly 1 s in cells\r\n";
const files = new Map([
  ["C:\\puzzles\\grid.ecp", grid],
  ["C:\\shared\\grid.ecp", grid],
  ["D:\\grid.ecp", grid],
]);
vi.mock("../../packages/cli/src/input/read-text.js", () => ({
  readTextForPuzzle: (file: string) => {
    const text = files.get(file);
    return text === undefined ? { refused: { message: `no ${file}` }, usage: false } : { text };
  },
}));

test.each([
  ["grid.ecp", "C:\\puzzles\\grid.ecp"],
  ["../shared/grid.ecp", "C:\\shared\\grid.ecp"],
  ["..\\shared\\grid.ecp", "C:\\shared\\grid.ecp"],
  ["D:\\grid.ecp", "D:\\grid.ecp"],
  ["D:/grid.ecp", "D:/grid.ecp"],
])("`use %j` reads %j", (path, file) => {
  if (file.includes("/")) files.set(file, grid);
  const host = makeHost();
  const text = `use "${path}"\r\n\r\ninstance of Grid(n = 3)\r\n`;
  const { diagnostics } = analyse("C:\\puzzles\\uses.ecp", text, host);
  expect(diagnostics.map(({ code }) => code)).toEqual([]);
  expect([...host.asked]).toEqual([file]);
});

/** A new puzzle file, with rules and an instance that can be solved at once. */
import { commands, type Disposable, window, workspace } from "vscode";

export const firstFile = `puzzle Stars(n: 1..30 = 5) "Star battle"

board n x n
given room: region
find star: yes/no

exactly 1 star in each row, column, room
rule "Stars do not touch": for each cell c with star: exactly 0 star in c.around

instance "five by five" of Stars:
  room:
    aaabb
    abbbc
    aabcc
    adeee
    ddeee
  expect unique
`;

export const registerNewFile = (): readonly Disposable[] => [
  commands.registerCommand("ecp.newFile", async () => {
    const document = await workspace.openTextDocument({ language: "ecp", content: firstFile });
    await window.showTextDocument(document);
  }),
];

/** The board shows an answer while it is still being proved that it is the only one, and keeps it when the search is cancelled. */

import { type BoardResult, type FoundParams, methods, type SolveResult } from "@ecp/lsp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CancellationTokenSource } from "vscode-languageserver/node";
import { type Built, build } from "../cli/built.js";
import { birds } from "../support/open-answer.js";
import { type Client, startClient } from "./client.js";

let built: Built;
let client: Client;
beforeAll(async () => {
  built = await build();
  client = await startClient(built);
});
afterAll(async () => {
  await client.stop();
  built.remove();
});

const best = `puzzle Queens(n: 2..20 = 14)
board n x n
find queen: yes/no
for each row, column, diagonal l: at most 1 queen in l
for each cell c where c.row = 1: c is not queen
maximize count(c in cells where c is queen)
`;

const board = (uri: string, instance: string, answer?: number): Promise<BoardResult> =>
  client.connection.sendRequest(methods.board, {
    uri,
    instance,
    ...(answer === undefined ? {} : { answer }),
  });

/** The first report of a search that goes on; it is cancelled then. */
async function untilFound(
  uri: string,
  instance: string,
): Promise<{ readonly found: FoundParams; readonly shown: BoardResult; readonly result: SolveResult }> {
  const source = new CancellationTokenSource();
  const told = new Promise<FoundParams>((resolve) => {
    client.connection.onNotification(methods.found, resolve);
  });
  const solved: Promise<SolveResult> = client.connection.sendRequest(
    methods.solve,
    { uri, instance },
    source.token,
  );
  const found = await told;
  const shown = await board(uri, instance, 0);
  source.cancel();
  return { found, shown, result: await solved };
}

test("an answer", async () => {
  const uri = client.open("birds.ecp", birds);
  const unsolved = (await board(uri, "long")).svg;
  const { found, shown, result } = await untilFound(uri, "long");
  expect(found).toEqual({ uri, version: 1, instance: "long", answers: 1 });
  expect(shown.status).toEqual({
    kind: "solving",
    says: "an answer; whether it is the only one is not known yet",
    answers: 1,
  });
  expect(shown.svg).not.toBe(unsolved);
  expect(result.status).toBe("cancelled");
  const kept = await board(uri, "long", 0);
  expect(kept.svg).toBe(shown.svg);
  expect(kept.status).toEqual({
    kind: "unknown",
    says: "an answer; whether it is the only one is not known",
    answers: 1,
  });
});

test("one of which a better one is looked for", async () => {
  const uri = client.open("best.ecp", best);
  const { shown } = await untilFound(uri, "Queens");
  expect(shown.status.says).toBe("an answer; whether there is a better one is not known yet");
  expect((await board(uri, "Queens", 0)).status).toMatchObject({
    kind: "unknown",
    says: "an answer; whether there is a better one is not known",
  });
});

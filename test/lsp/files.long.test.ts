/** Files that a text names: regular ones that are not too large; of a workspace that is not trusted none outside its folders. */
import { symlinkSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Built, build } from "../cli/built.js";
import { type Client, startClient } from "./client.js";

const queens = "puzzle Queens\nboard 4 x 4\nfind queen: yes/no\nexactly 1 queen in each row\n";

let inside: Built;
let outside: Built;

beforeAll(async () => {
  inside = await build();
  outside = await build();
  outside.file("queens.ecp", queens);
  inside.file("own.ecp", queens);
});

afterAll(() => {
  inside.remove();
  outside.remove();
});

const mistakesOf = async (client: Client, name: string, used: string): Promise<readonly unknown[]> => {
  const uri = client.open(name, `use ${JSON.stringify(used)}\ninstance of Queens\n`);
  return (await client.diagnostics(uri)).map(({ message }) => String(message).split("\n")[0]);
};

describe("a file that is no text to read", () => {
  let client: Client;
  beforeAll(async () => {
    client = await startClient(inside);
  });
  afterAll(() => client.stop());

  test("a device is refused at once", async () => {
    expect(await mistakesOf(client, "zero.ecp", "/dev/zero")).toEqual([expect.stringContaining("a device")]);
  });

  test("a file that is too large is refused unread", async () => {
    truncateSync(join(inside.folder, inside.file("large.ecp", "")), 65 * 1024 * 1024);
    expect(await mistakesOf(client, "user.ecp", "large.ecp")).toEqual([
      expect.stringContaining("larger than 64 MB"),
    ]);
  });
});

describe("a workspace that is not trusted", () => {
  let client: Client;
  beforeAll(async () => {
    client = await startClient(inside, { trusted: false });
  });
  afterAll(() => client.stop());

  test("its own files are read", async () => {
    expect(await mistakesOf(client, "a.ecp", "own.ecp")).toEqual([]);
  });

  test("others are not, by their path, from above, or through a link, until it is trusted", async () => {
    const far = join(outside.folder, "queens.ecp");
    symlinkSync(far, join(inside.folder, "linked.ecp"));
    const refusal = [expect.stringContaining("outside the folders that are open")];
    expect(await mistakesOf(client, "b.ecp", far)).toEqual(refusal);
    expect(await mistakesOf(client, "c.ecp", `../${far.split("/").slice(-2).join("/")}`)).toEqual(refusal);
    expect(await mistakesOf(client, "d.ecp", "linked.ecp")).toEqual(refusal);
    void client.connection.sendNotification("ecp/trusted");
    const uri = client.open("e.ecp", `use ${JSON.stringify(far)}\ninstance of Queens\n`);
    expect(await client.diagnostics(uri)).toEqual([]);
    const linked = `file://${inside.folder}/d.ecp`;
    await expect.poll(async () => (await client.diagnostics(linked)).length).toBe(0);
  });
});

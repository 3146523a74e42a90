/** The package of the extension: what is in it, that it is small, and that what its manifest names is there. */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFiles, PackageManager } from "@vscode/vsce";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createProtocolConnection,
  type InitializeResult,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver/node";
import { unoffered } from "../../scripts/left-out.mjs";
import { packExtension } from "../../scripts/pack-extension.mjs";
import { build } from "../cli/built.js";
import { layExtension } from "./extension-folder.js";
import { stars } from "./puzzles.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

describe("the package of the extension", () => {
  const folder = mkdtempSync(join(tmpdir(), "ecp-package-"));
  beforeAll(() => layExtension(folder));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("is under 1 MB", async () => {
    const vsix = join(folder, "ecp.vsix");
    await packExtension(folder, vsix);
    const bytes = statSync(vsix).size;
    console.log(`the package has ${Math.round(bytes / 1000)} kB`);
    expect(bytes).toBeLessThan(1_000_000);
  }, 180_000);

  test("has what its manifest names, and no sources", async () => {
    const files = await listFiles({ cwd: folder, packageManager: PackageManager.None });
    const manifest = readFileSync(join(folder, "package.json"), "utf8");
    const named = [
      ...manifest.matchAll(/"(?:\.\/)?((?:dist|media|walkthrough)\/[\w./-]+|language-configuration\.json)"/g),
    ];
    const missing = named.flatMap(([, path = ""]) => (files.includes(path) ? [] : [path]));
    expect(named.length).toBeGreaterThan(8);
    expect(missing).toEqual([]);
    expect(files.filter((file) => /\.ts$|\.map$|node_modules|^src\//.test(file))).toEqual([]);
    expect(existsSync(join(folder, "dist/solver-thread.js"))).toBe(true);
  });

  test("shows the picture that README of the repository shows", () => {
    const readme = readFileSync(join(folder, "README.md"), "utf8");
    const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = ""]) => path);
    expect(pictures).toEqual(["media/board.png"]);
    const shown = readFileSync(join(root, "docs/pictures/editor-solved.png"));
    expect(readFileSync(join(folder, "media/board.png")).equals(shown)).toBe(true);
  });

  test("the problem matcher reads what ecpc says", async () => {
    const built = await build();
    try {
      const { err } = await built.ecpc(["check", built.file("wrong.ecp", "puzzle P\nboard 2 x\n")]);
      const manifest: {
        contributes: { problemMatchers: readonly { pattern: readonly { regexp: string }[] }[] };
      } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      const [first, second] = manifest.contributes.problemMatchers[0]?.pattern ?? [];
      const [head = "", place = ""] = err.split("\n");
      expect(new RegExp(first?.regexp ?? "-").exec(head)?.slice(1, 3)).toEqual(["error", "ECP1012"]);
      expect(new RegExp(second?.regexp ?? "-").exec(place)?.slice(1)).toEqual(["wrong.ecp", "2", "9"]);
    } finally {
      built.remove();
    }
  });

  test("the server of the desktop solves", async () => {
    const solved = await solvedBy(join(folder, "dist/extension.js"));
    expect(solved).toMatchObject({ status: "unique", answers: 1 });
  });

  test("and does so in the thread whose file is beside it", async () => {
    const other = join(folder, "other");
    cpSync(join(folder, "dist"), other, { recursive: true });
    writeFileSync(join(other, "solver-thread.js"), 'throw new Error("begun, and ended");');
    const solved = await solvedBy(join(other, "extension.js"));
    expect(solved).toMatchObject({ status: "unknown", reason: "begun, and ended" });
  });

  test("leaves out no feature that the server offers", async () => {
    const offered = await askedOf(
      join(folder, "dist/extension.js"),
      async ({ capabilities }) => capabilities,
    );
    const asked = Object.values(unoffered).filter((path) => isIn(offered, path.split(".")));
    expect(isIn(offered, ["hoverProvider"])).toBe(true);
    expect(asked).toEqual([]);
  });

  test("is for no editor that is older than the library of its client asks for", () => {
    const engine = (file: string): string => JSON.parse(readFileSync(file, "utf8")).engines.vscode;
    const library = engine(join(root, "node_modules/vscode-languageclient/package.json"));
    expect(engine(join(folder, "package.json"))).toBe(library);
  });

  test("every command of the manifest is registered, and every one registered is in it", () => {
    const { contributes }: { contributes: { commands: readonly { command: string }[] } } = JSON.parse(
      readFileSync(join(folder, "package.json"), "utf8"),
    );
    const script = readFileSync(join(folder, "dist/extension.js"), "utf8");
    const unregistered = contributes.commands.filter(({ command }) => !script.includes(`"${command}"`));
    expect(unregistered).toEqual([]);
  });
});

/** The answer of a server of the desktop that is asked to solve. */
const solvedBy = (server: string): Promise<unknown> =>
  askedOf(server, async (_, connection) => {
    const uri = "untitled:stars.ecp";
    const textDocument = { uri, languageId: "ecp", version: 1, text: stars };
    await connection.sendNotification("textDocument/didOpen", { textDocument });
    return await connection.sendRequest("ecp/solve", { uri, instance: "five by five" });
  });

/** The answer of a server of the desktop once it is begun. */
async function askedOf(
  server: string,
  ask: (initialized: InitializeResult, connection: ProtocolConnection) => Promise<unknown>,
): Promise<unknown> {
  const child = spawn(process.execPath, [server, "--stdio"]);
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.listen();
  try {
    const params = { processId: null, rootUri: null, capabilities: {} };
    const initialized: InitializeResult = await connection.sendRequest("initialize", params);
    await connection.sendNotification("initialized", {});
    return await ask(initialized, connection);
  } finally {
    connection.dispose();
    child.kill();
  }
}

/** Whether there is something at the end of the path. */
const isIn = (value: unknown, [name, ...more]: readonly string[]): boolean =>
  name === undefined
    ? value !== undefined && value !== null && value !== false
    : typeof value === "object" && value !== null && isIn(Reflect.get(value, name), more);

/** Runs a code block of a document. The comment lines at its end are what it prints. */
import * as compiler from "@ecp/compiler";
import * as engine from "@ecp/engine";
import * as verifier from "@ecp/verifier";
import ts from "typescript";

const packages = { engine, compiler, verifier };

/** As the README writes values: no spaces inside empty or short arrays, double quotes. */
function show(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  if (Array.isArray(value)) return `[${value.map(show).join(", ")}]`;
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "object" && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, v]) => `${key}: ${show(v)}`)
      .join(", ")} }`;
  }
  return String(value);
}

type AsyncMaker = new (...names: string[]) => (...values: unknown[]) => Promise<void>;
/** Blocks may wait. */
const AsyncFunction = (async () => {}).constructor as AsyncMaker;

async function run(block: string, name: keyof typeof packages): Promise<readonly string[]> {
  const printed: string[] = [];
  const console = {
    log: (...values: unknown[]) => {
      printed.push(
        ...values
          .map((v) => (typeof v === "string" ? v : show(v)))
          .join(" ")
          .split("\n"),
      );
    },
  };
  const script = ts.transpile(block, { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.CommonJS });
  const require = (asked: string): unknown => {
    if (asked !== `@ecp/${name}`) throw new Error(`the block imports ${asked}`);
    return packages[name];
  };
  await new AsyncFunction("console", "require", "exports", script)(console, require, {});
  return printed.map((line) => line.trimEnd());
}

/** `promised`: what the block says that it prints. */
export async function runBlock(
  block: string,
  name: keyof typeof packages,
): Promise<{ readonly promised: readonly string[]; readonly printed: readonly string[] }> {
  const promised = /((?:^\/\/.*\n)+)$/m.exec(block)?.[1] ?? "";
  const lines = promised.split("\n").filter((line) => line !== "");
  return { promised: lines.map((line) => line.slice(3)), printed: await run(block, name) };
}

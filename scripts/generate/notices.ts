/** THIRD-PARTY.md of each published package: the work of others that it holds, or that npm installs with it. */
import { existsSync, readFileSync } from "node:fs";
import type { Generated } from "./table.js";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const published = ["engine", "compiler", "interchange", "verifier", "lsp", "preview", "cli"] as const;

/** The work of others inside the files of a package. */
const held: Readonly<Record<(typeof published)[number], (root: string) => string>> = {
  engine: (root) => {
    const { version, license } = manifest(`${root}node_modules/assemblyscript`);
    const [notice, text] = ["NOTICE", "LICENSE"].map((file) =>
      readFileSync(`${root}node_modules/assemblyscript/${file}`, "utf8").trim(),
    );
    return `It holds WebAssembly that AssemblyScript ${version} (${license}) compiled from sources of this project, and that may contain parts of AssemblyScript's standard library. Its notice and licence:\n\n\`\`\`text\n${notice}\n\`\`\`\n\n\`\`\`text\n${text}\n\`\`\``;
  },
  compiler: () => "It holds no code of others.",
  interchange: () => "It holds no code of others.",
  verifier: () => "It holds no code of others.",
  lsp: () => "It holds no code of others.",
  preview: () => "It holds no code of others.",
  cli: () =>
    "It is a bundle, which holds parts of other packages. `dist/bundle/third-party-licences.txt` names them, with their licences. The engine inside it holds WebAssembly that AssemblyScript (Apache-2.0) compiled from sources of this project.",
};

export const notices = (root: string): readonly Generated[] =>
  published.map((folder) => {
    const { name } = manifest(`${root}packages/${folder}`);
    const others = installed(root, manifest(`${root}packages/${folder}`));
    const table =
      others.length === 0
        ? "npm installs no package of others with it."
        : `npm installs these packages with it, each under its own licence:\n\n| package | version | licence |\n| --- | --- | --- |\n${others.map((each) => `| ${each.name} | ${each.version} | ${each.license} |\n`).join("")}`;
    return {
      path: `packages/${folder}/THIRD-PARTY.md`,
      text: `# Work of others in ${name}\n\n${held[folder](root)}\n\n${table.trimEnd()}\n`,
    };
  });

/** Those that the package needs, and what these need, by name. */
function installed(root: string, { dependencies = {} }: Manifest): readonly Manifest[] {
  const found = new Map<string, Manifest>();
  const names = Object.keys(dependencies);
  for (const name of names) {
    if (found.has(name)) continue;
    const own = manifest(folderOf(root, name));
    found.set(name, own);
    names.push(...Object.keys(own.dependencies ?? {}));
  }
  return [...found.values()]
    .filter(({ name }) => !name.startsWith("@ecp/"))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function folderOf(root: string, name: string): string {
  const folder = `${root}node_modules/${name}`;
  if (!existsSync(folder)) throw new Error(`${name} is not installed beside the others`);
  return folder;
}

const manifest = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));

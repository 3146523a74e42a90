/** The functions and types of the libraries, as Markdown by TypeDoc: a page for each package. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Application } from "typedoc";

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

/** The packages that programs are meant to import. */
export const libraries = ["compiler", "engine", "interchange", "verifier"];

const index = `# Libraries

The functions and types of the packages that programs may import. Their READMEs begin with what most need; how to
[use them from Node](../../how-to/from-node.md) is shown step by step.

| package | is |
| --- | --- |
| [\`@ecp/compiler\`](./compiler.md) | from a text to its answers |
| [\`@ecp/engine\`](./engine.md) | the exact cover engine alone |
| [\`@ecp/interchange\`](./interchange.md) | puzzles as others write them |
| [\`@ecp/verifier\`](./verifier.md) | whether conditions hold of an answer |
`;

/** TypeDoc numbers places as if `searchStats` and `SearchStats` were one; the site does not. */
function mendPlaces(page) {
  const places = new Set([...page.matchAll(/^#+ (\w+)/gm)].map(([, name]) => name.toLowerCase()));
  return page.replace(/\(#([a-z]+)-\d+\)/g, (link, place) => (places.has(place) ? `(#${place})` : link));
}

export async function writeApiPages(folder) {
  const application = await Application.bootstrapWithPlugins({
    plugin: ["typedoc-plugin-markdown"],
    entryPoints: libraries.map((name) => path(`packages/${name}/src/index.ts`)),
    tsconfig: path("scripts/api.tsconfig.json"),
    name: "Libraries",
    readme: "none",
    router: "module",
    entryFileName: "index",
    hidePageHeader: true,
    hideBreadcrumbs: true,
    useCodeBlocks: true,
    sanitizeComments: true,
    parametersFormat: "table",
    interfacePropertiesFormat: "table",
    typeDeclarationFormat: "table",
    disableSources: true,
    excludeInternal: true,
    // Types that only the inside names.
    validation: false,
    skipErrorChecking: true,
    logLevel: "Warn",
    outputs: [{ name: "markdown", path: folder }],
  });
  const project = await application.convert();
  if (project === undefined) throw new Error("the libraries' types could not be read");
  await application.generateOutputs(project);
  for (const name of libraries) {
    const page = readFileSync(join(folder, name, "src.md"), "utf8");
    const linked = page.replace(/\]\((?:\.\.\/)(\w+)\/src\.md/g, "](./$1.md");
    writeFileSync(join(folder, `${name}.md`), mendPlaces(linked).replace(/^# .*/, `# @ecp/${name}`));
    rmSync(join(folder, name), { recursive: true });
  }
  writeFileSync(join(folder, "index.md"), index);
}

/**
 * What the extension is packed without: modules of libraries of which nothing in it can make use, and what stands for each. Whoever uses the extension
 * misses none of them; the test of the package asks what the server offers.
 */
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const libraries = fileURLToPath(new URL("../node_modules/", import.meta.url));
const source = (name) => fileURLToPath(new URL(`../packages/vscode-extension/src/${name}`, import.meta.url));

/** Features of the client's library, by their files: that which a server says of itself that has them, and ours does not. */
export const unoffered = {
  callHierarchy: "callHierarchyProvider",
  colorProvider: "colorProvider",
  declaration: "declarationProvider",
  diagnostic: "diagnosticProvider",
  fileOperations: "workspace.fileOperations",
  implementation: "implementationProvider",
  inlineCompletion: "inlineCompletionProvider",
  inlineValue: "inlineValueProvider",
  linkedEditingRange: "linkedEditingRangeProvider",
  notebook: "notebookDocumentSync",
  textDocumentContent: "workspace.textDocumentContent",
  typeDefinition: "typeDefinitionProvider",
  typeHierarchy: "typeHierarchyProvider",
};

const ofClient = [
  ...Object.keys(unoffered),
  // The server asks for no settings, and the extension has none that it would send.
  "configuration",
  // The server begins no work of its own: it tells of what it was asked for, to whoever asked.
  "progress",
  "progressPart",
];

/** The same on the server's side, and what else it would ask of a client or look for in the file system. */
const ofServer = [
  "common/callHierarchy",
  "common/configuration",
  "common/diagnostic",
  "common/fileOperations",
  "common/inlineCompletion",
  "common/inlineValue",
  "common/linkedEditingRange",
  "common/moniker",
  "common/notebook",
  "common/showDocument",
  "common/textDocumentContent",
  "common/typeHierarchy",
  "node/files",
];

const standIns = new Map([
  ...ofClient.map((file) => [`vscode-languageclient/lib/common/${file}`, source("no-feature.ts")]),
  ...ofServer.map((file) => [`vscode-languageserver/lib/${file}`, source("no-server-feature.ts")]),
  // The manifest says which versions of the editor the extension is for.
  ["semver/functions/parse", source("no-versions.cts")],
  ["semver/functions/satisfies", source("no-versions.cts")],
]);

/** For the bundler. A library that has come to keep a module elsewhere is not to bring it in unnoticed. */
export function leavingOut() {
  return {
    name: "left out",
    setup({ onResolve, onEnd }) {
      const met = new Set();
      onResolve({ filter: /^(\.|semver\/)/ }, ({ path, importer }) => {
        const module = path.startsWith(".") ? relative(libraries, join(dirname(importer), path)) : path;
        const standIn = standIns.get(module.replaceAll("\\", "/"));
        if (standIn === undefined) return undefined;
        met.add(module.replaceAll("\\", "/"));
        return { path: standIn };
      });
      onEnd(() => {
        const unmet = [...standIns.keys()].filter((module) => !met.has(module));
        if (unmet.length > 0)
          throw new Error(`nothing asks for ${unmet.join(", ")}, which was to be left out`);
      });
    },
  };
}

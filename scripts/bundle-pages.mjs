/** The pages of the preview, for browsers. */
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { aliases } from "./aliases.mjs";

const path = (relative) => fileURLToPath(new URL(`../${relative}`, import.meta.url));

const target = ["chrome123", "firefox120", "safari17.5"];

/** Bundles a page (packages/preview/src/NAME.ts) into one script: no modules, so that any page can load it. */
export async function bundlePage(name, outfile, plugins = []) {
  await build({
    entryPoints: [path(`packages/preview/src/${name}.ts`)],
    outfile,
    bundle: true,
    minify: true,
    platform: "browser",
    target,
    format: "iife",
    alias: aliases,
    logLevel: "warning",
    plugins,
  });
}

/** Bundles the styles of pages (packages/preview/page/NAME.css). */
export const bundleStyle = (name, outfile) =>
  build({
    entryPoints: [path(`packages/preview/page/${name}.css`)],
    outfile,
    bundle: true,
    minify: true,
    target,
  });

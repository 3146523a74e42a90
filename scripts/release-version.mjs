/** `node scripts/release-version.mjs 1.2.3`: fails unless every package has this version, needs the others in it, and CHANGELOG.md tells of it. */
import { readdirSync, readFileSync } from "node:fs";

const [, , version = ""] = process.argv;
const root = new URL("..", import.meta.url);
const read = (path) => readFileSync(new URL(path, root), "utf8");

const wrong = [];
for (const folder of readdirSync(new URL("packages/", root))) {
  const manifest = JSON.parse(read(`packages/${folder}/package.json`));
  if (manifest.version !== version) wrong.push(`${manifest.name} is ${manifest.version}`);
  for (const [name, needed] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
    if (name.startsWith("@ecp/") && needed !== version)
      wrong.push(`${manifest.name} needs ${name} ${needed}`);
}
if (!read("CHANGELOG.md").includes(`## [${version}]`)) wrong.push(`CHANGELOG.md has no section [${version}]`);
if (wrong.length > 0) {
  console.error(`this is not version ${version || "(which?)"}:\n${wrong.join("\n")}`);
  process.exitCode = 1;
}

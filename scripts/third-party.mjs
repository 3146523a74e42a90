/**
 * The licences of what others wrote and a bundle holds, as they ask it of whoever hands their work on: the bundler says what it put in
 * (its metafile), and the texts are those of the packages.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * `plugin`: for each build of a bundle. `add`: the folder of a package of which files are copied. `text`: of all packages that are in it, when
 * all is done.
 */
export function thirdParty() {
  const folders = new Set();
  return {
    plugin: {
      name: "third party",
      setup({ initialOptions, onEnd }) {
        initialOptions.metafile = true;
        onEnd(({ metafile }) => {
          for (const { inputs } of Object.values(metafile?.outputs ?? {}))
            for (const [input, { bytesInOutput }] of Object.entries(inputs))
              if (bytesInOutput > 0) note(folders, input);
        });
      },
    },
    add: (folder) => folders.add(resolve(folder)),
    text: () => textOf([...folders].map(packageAt)),
  };
}

/** The innermost package that a file is part of, unless that is one of this project. */
function note(folders, input) {
  const folder = /^(?:[^:/]+:)?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input.replaceAll("\\", "/"))?.[1];
  if (folder !== undefined) folders.add(resolve(folder));
}

function packageAt(folder) {
  const { name, version, license, author, repository } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), "utf8").trim());
  if (texts.length === 0) {
    if (license === undefined) throw new Error(`${name} does not say under what licence it is`);
    const by = typeof author === "string" ? author : author?.name;
    const source = typeof repository === "string" ? repository : repository?.url;
    texts.push(
      [license, ...(by === undefined ? [] : [`by ${by}`]), ...(source === undefined ? [] : [source])].join(
        ", ",
      ),
    );
  }
  return { name, version, license, text: texts.join("\n\n") };
}

/** Packages that hand on the very same text share it. */
function textOf(packages) {
  const byText = new Map();
  for (const { name, version, license, text } of packages)
    byText.set(text, (byText.get(text) ?? new Set()).add(`${name} ${version} (${license})`));
  const parts = [...byText].map(([text, titles]) => `${[...titles].sort().join("\n")}\n\n${text}\n`).sort();
  return `This package holds parts of the following.\n\n${parts.join(`\n${"-".repeat(80)}\n\n`)}`;
}

/** Beside the bundle. */
export const licencesFile = "third-party-licences.txt";

/** Every board whose problem is held: of examples, classes of the tests, counts, cases of the corpus, boards of the bench; trials where they are at hand. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Analysis, analyse, type Host, type TypedInstance } from "@ecp/compiler";
import { makeSource } from "../../packages/compiler/src/text/source.js";
import { readCases } from "../corpus/cases.js";
import { corpusFiles } from "../corpus/corpus-files.js";
import { exampleKinds } from "../support/example-files.js";
import { onDisk } from "../support/hosts.js";

export interface Board {
  /** `sudoku.ecp “17 clues”`; stays the same while the text round it changes. */
  readonly name: string;
  readonly analysis: Analysis;
  readonly instance: TypedInstance;
  readonly host: Host;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = [
  "examples",
  ...exampleKinds.map((kind) => `examples/${kind}`),
  "test/classes",
  "test/counts",
  "bench/classes/instances",
];
/** Cases that come to problems; those of other stages are of texts that are wrong, or of what is before. */
const stages = ["corpus/ground", "corpus/lower"];

/** The expected results of the boards of one folder are in one file, so that people who add classes of several kinds change several files. */
export const groups: readonly string[] = [...folders, ...stages];

/** `isWanted`: of a file, as it stands in the names of its boards. */
export function boards(group: string, isWanted: (file: string) => boolean = () => true): Generator<Board> {
  return stages.includes(group)
    ? boardsOfCorpus(join(root, "test", group), group, isWanted)
    : boardsOfFolder(join(root, group), group, isWanted);
}

/** The file in a folder beside this one. */
export const heldIn = (folder: string, group: string): URL =>
  new URL(`${folder}/${group.replaceAll("/", "-")}.txt`, import.meta.url);

/** Texts that newcomers wrote, in a folder beside the clone or in the folder that `ECP_TRIALS` names. */
export function* trialBoards(isWanted: (file: string) => boolean): Generator<Board> {
  const place = process.env.ECP_TRIALS ?? join(root, "../shared/trials");
  for (const folder of ["boards", "genres", "others"])
    if (existsSync(join(place, folder)))
      yield* boardsOfFolder(join(place, folder), `trials/${folder}`, isWanted);
}

function* boardsOfFolder(
  path: string,
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): Generator<Board> {
  for (const file of readdirSync(path)
    .filter((name) => name.endsWith(".ecp") && isWanted(`${folder}/${name}`))
    .sort()) {
    const place = join(path, file);
    yield* boardsOf(`${folder}/${file}`, place, readFileSync(place, "utf8"), onDisk);
  }
}

function* boardsOfCorpus(path: string, stage: string, isWanted: (file: string) => boolean): Generator<Board> {
  for (const file of readdirSync(path)
    .filter((name) => isWanted(`${stage}/${name}`))
    .sort())
    for (const { name, source } of readCases(readFileSync(join(path, file), "utf8")).cases)
      yield* boardsOf(
        `${stage}/${file}: ${name}`,
        "case.ecp",
        source,
        corpusFiles(makeSource("case.ecp", source)),
      );
}

export function* boardsOf(name: string, place: string, text: string, host: Host): Generator<Board> {
  const analysis = analyse(place, text, host);
  const seen = new Map<string, number>();
  for (const instance of analysis.typed.instances) {
    const own = instance.name ?? instance.puzzle.name;
    const before = seen.get(own) ?? 0;
    seen.set(own, before + 1);
    yield { name: `${name} “${own}”${before === 0 ? "" : ` #${before + 1}`}`, analysis, instance, host };
  }
}

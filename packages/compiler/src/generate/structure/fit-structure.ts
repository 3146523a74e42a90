/**
 * Structure that fits an answer: first the answer, by the rules that read no structure, then a division whose regions keep to what is alike in it, and
 * symbols here and there, until the rules have it as an answer. For puzzles of which a random structure hardly ever has one.
 */
import { codeOfDatum } from "../../ground/codes.js";
import type { LayerId } from "../../typed.js";
import { type Contents, emptyContents, joined } from "../contents.js";
import type { Fitting } from "../experience.js";
import { findAnswer } from "../find-answer.js";
import type { Random } from "../random.js";
import { answerContents } from "../read-answer.js";
import { withoutRulesOn } from "../variants.js";
import type { Workshop } from "../workshop.js";
import { type Division, renumbered } from "./divide.js";
import { mergeRegions } from "./merge-regions.js";
import type { StructureLayer } from "./structure.js";

/** Symbols are scattered so often before another answer is tried. */
const SCATTERINGS = 60;
/** With more regions than this for each cell, there are hardly any regions. */
const MOST_REGIONS = 0.9;
/** And regions are merged in another order. */
const MERGINGS = 6;

/** Returns undefined if no structure was found that fits. */
export async function fitStructure(
  workshop: Workshop,
  layers: readonly StructureLayer[],
  clues: ReadonlySet<LayerId>,
  scatter: () => Contents,
  random: Random,
  by: Fitting,
): Promise<Contents | undefined> {
  const { puzzle } = workshop;
  const own = new Set(layers.map(({ id }) => id));
  const free = workshop.compile(withoutRulesOn(puzzle, new Set([...own, ...clues])), emptyContents);
  if (free === undefined) return undefined;
  const options = await findAnswer(workshop.open(free.lowered), free, random);
  if (options === undefined || options === "too hard") return undefined;
  const answer = answerContents(puzzle, free.lowered.decode(options));
  const question = withoutRulesOn(puzzle, clues);
  if (by === "merging") {
    const regions = layers.find(({ layer }) => layer.domain.kind === "region");
    for (let count = 0; regions !== undefined && count < MERGINGS; count++) {
      const merged = mergeRegions(workshop, question, regions, scatter(), answer, random);
      if (merged !== undefined) return merged;
    }
    return undefined;
  }
  for (let scattering = 0; scattering < SCATTERINGS; scattering++) {
    const structure = alike(workshop, layers, scatter(), answer);
    if (structure === undefined) return undefined;
    const compiled = workshop.compile(question, structure);
    if (compiled === undefined) continue;
    const assume = [...answer.values].flatMap(([id, values]) =>
      values.flatMap((value, element) => {
        const layer = puzzle.layers[id];
        const code = layer === undefined ? undefined : codeOfDatum(layer, value);
        return code === undefined ? [] : [...(compiled.lowered.assume(id, element, code) ?? [])];
      }),
    );
    const fits = await workshop.open(compiled.lowered).ask({ assume });
    if (fits?.kind === "solution") return structure;
  }
  return undefined;
}

/** Regions are cut where neighbouring cells differ in the answer; undefined where hardly any are alike. */
function alike(
  { board, puzzle }: Workshop,
  layers: readonly StructureLayer[],
  structure: Contents,
  answer: Contents,
): Contents | undefined {
  const tags = board.cells.map((cell) =>
    [...answer.values].map(([id, values]) =>
      puzzle.layers[id]?.on.kind === "cell" ? JSON.stringify(values[cell] ?? null) : "",
    ),
  );
  const tagOf = new Map(board.cells.map((cell, index) => [cell, tags[index]?.join(" ") ?? ""]));
  const values = new Map(structure.values);
  for (const { id, layer } of layers) {
    const division = values.get(id);
    if (layer.domain.kind !== "region" || division === undefined) continue;
    const cut: (number | undefined)[] = new Array(division.length).fill(undefined);
    let count = 0;
    for (const start of board.cells) {
      if (cut[start] !== undefined || division[start] === undefined) continue;
      const part = new Set([start]);
      for (const cell of part)
        for (const other of board.neighbours(cell))
          if (division[other] === division[start] && tagOf.get(other) === tagOf.get(start)) part.add(other);
      for (const cell of part) cut[cell] = count;
      count++;
    }
    if (count > MOST_REGIONS * cut.filter((region) => region !== undefined).length) return undefined;
    const numbered: Division = renumbered(cut);
    values.set(id, numbered);
  }
  return joined(emptyContents, { ...structure, values });
}

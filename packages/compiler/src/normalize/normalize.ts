/**
 * IR 3 → IR 3: rules in normal form. A rule that can be worded in several ways becomes one tree, which patterns match and which is expanded. The
 * tree is in the same language, so that whoever evaluates typed puzzles evaluates these too. Per puzzle and without data: instances share it.
 *
 * A law is a file in `laws/`, with its side condition. L8, R8 and R13 hold: no law changes an answer, or what is an error.
 */
import type { Sound } from "../typed.js";
import { contextOf } from "./context.js";
import { readKnownOfParts } from "./known-of-parts.js";
import { normalStatements } from "./statements.js";

const made = new WeakMap<Sound, Sound>();

export function normalized(puzzle: Sound): Sound {
  let normal = made.get(puzzle);
  if (normal === undefined) {
    const { context, variables } = contextOf(puzzle);
    const once = normalStatements(context, puzzle.statements);
    readKnownOfParts(context, once);
    // Once more, by what all parts are now known to hold.
    const { ofThoseWith: _, ...others } = context.known;
    const isMoreKnown = Object.values(others).some((facts) => facts.length > 0);
    const statements = isMoreKnown ? normalStatements(context, once) : once;
    normal = { ...puzzle, statements, variables };
    made.set(puzzle, normal);
  }
  return normal;
}

/**
 * The built-in piece sets, and the names of their pieces: letters that look like them (Golomb 1954; J and Z for the mirrored tetrominoes). A letter
 * is known by one drawing, and every orientation of that is the letter. Tetrasticks have the letters that Barwell and Knuth gave them. Where a variant tells orientations apart that share a letter, they are
 * numbered: `F`, `F2`. Others have no common letters: the hexominoes are `H1` to `H35`, the tetrahexes `T1` to `T7`.
 */

import { builtInSets } from "../vocabulary/piece-sets.js";
import { type Form, keyOfForm } from "./forms.js";
import { type Lattice, latticeNamed } from "./lattice.js";
import { ofSameness, polyforms, type Sameness } from "./polyforms.js";

interface BuiltInPiece {
  readonly name: string;
  readonly cells: Form;
}

/** Rows of a drawing separated by spaces; sticks stand between corners, in every second place. The mirrored ones are letters only where mirror images count as different. */
const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  domino: { I: "##" },
  tromino: { I: "###", L: "#. ##" },
  tetromino: { I: "####", L: "#. #. ##", O: "## ##", S: ".## ##.", T: "### .#." },
  pentomino: {
    F: ".## ##. .#.",
    I: "#####",
    L: "#. #. #. ##",
    N: ".# .# ## #.",
    P: "## ## #.",
    T: "### .#. .#.",
    U: "#.# ###",
    V: "#.. #.. ###",
    W: "#.. ##. .##",
    X: ".#. ### .#.",
    Y: ".# ## .# .#",
    Z: "##. .#. .##",
  },
  distick: { I: ".-.-.", L: ".-. ..|" },
  tristick: { I: ".-.-.-.", L: ".-.-. ....|", T: ".-.-. ..|..", U: ".-. |.|", Z: ".-... ..|.. ...-." },
  tetrastick: {
    F: ".-.-. |.|..",
    H: ".-.-. ..|.. ...-.",
    I: ".-.-.-.-.",
    J: ".-.-. ....| ...-.",
    L: ".-.-.-. ......|",
    N: ".-.-... ....|.. .....-.",
    O: ".-. |.| .-.",
    P: ".-... |.|.. ...-.",
    R: "..... |.... .-.-. ..|..",
    T: ".-.-. ..|.. ..... ..|..",
    U: ".-.-. |...|",
    V: ".-.-. ....| ..... ....|",
    W: ".-... ..|.. ...-. ....|",
    X: "..... ..|.. .-.-. ..|..",
    Y: ".-.-.-. ..|....",
    Z: "..... |.... .-.-. ....|",
  },
};
const mirroredLetters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tetromino: { J: ".# .# ##", Z: "##. .##" },
};

/** Enumerated when a set is first named, and kept: an editor asks at every keystroke. */
export const builtInPieces: (set: string, sameness: Sameness) => readonly BuiltInPiece[] =
  remembered(piecesOf);

function remembered<Value>(
  make: (set: string, sameness: Sameness) => Value,
): (set: string, sameness: Sameness) => Value {
  const known = new Map<string, Value>();
  return (set, sameness) => {
    const key = `${sameness} ${set}`;
    const value = known.get(key) ?? make(set, sameness);
    if (builtInSets.has(set)) known.set(key, value);
    return value;
  };
}

function piecesOf(set: string, sameness: Sameness): readonly BuiltInPiece[] {
  const known = builtInSets.get(set);
  if (known === undefined) return [];
  const lattice = latticeNamed(known.lattice);
  const named = lettersByShape(set, sameness, lattice);
  const shapes = polyforms(lattice, known.size, sameness);
  const used = new Map<string, number>();
  const pieces = shapes.map((cells): BuiltInPiece => {
    const letter = named.get(keyOfForm(cells));
    const name = letter ?? set.charAt(0).toUpperCase();
    const count = (used.get(name) ?? 0) + 1;
    used.set(name, count);
    return { name: count === 1 && letter !== undefined ? name : `${name}${count}`, cells };
  });
  return pieces.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

/** Every orientation of a letter's drawing; a letter for the mirrored image goes before that of the other side. */
function lettersByShape(set: string, sameness: Sameness, lattice: Lattice): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  const add = (table: Readonly<Record<string, string>> | undefined, same: Sameness): void => {
    for (const [letter, rows] of Object.entries(table ?? {})) {
      for (const cells of ofSameness(cellsOfRows(rows.split(" ")), same, lattice)) {
        const key = keyOfForm(cells);
        if (!named.has(key)) named.set(key, letter);
      }
    }
  };
  if (sameness !== "free") add(mirroredLetters[set], "one-sided");
  add(letters[set], "free");
  return named;
}

const cellsOfRows = (rows: readonly string[]): Form =>
  rows.flatMap((row, r) => [...row].flatMap((symbol, c) => (symbol === "." ? [] : [[r, c] as const])));

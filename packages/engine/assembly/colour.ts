import { COLOURS } from "../src/dance/arena";

/** The colour of a node; 0 if it has none. */
export function colourOf(node: i32): i32 {
  const colours = load<i32>(COLOURS);
  return colours === 0 ? 0 : load<i32>(colours + (node >> 1));
}

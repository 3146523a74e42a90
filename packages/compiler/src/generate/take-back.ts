/**
 * What is not needed is taken back, as long as the answer stays the only one. Many at a time while that goes well, fewer when it does not; what
 * was needed once stays needed, because taking back more never makes an answer go away that was there.
 */
import { type Contents, type Given, without } from "./contents.js";

export async function takeBack(
  contents: Contents,
  /** In the order in which they are tried; those of a group go together or not at all. */
  groups: readonly (readonly Given[])[],
  isUnique: (contents: Contents) => Promise<boolean>,
  tell: (left: number) => void,
): Promise<Contents> {
  let kept = contents;
  let left = groups;
  let size = Math.max(1, Math.ceil(groups.length / 3));
  while (left.length > 0) {
    tell(left.length);
    const chunk = left.slice(0, size);
    const less = without(kept, chunk.flat());
    if (await isUnique(less)) {
      kept = less;
      left = left.slice(chunk.length);
      size = Math.max(1, Math.min(left.length, size * 2));
    } else if (chunk.length === 1) left = left.slice(1);
    else size = Math.max(1, Math.floor(chunk.length / 3));
  }
  return kept;
}

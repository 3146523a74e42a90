/** The public API of the playground: links to it, and exercises. Its page (page/page.ts) and `<ecp-puzzle>` (embed/embed.ts) are bundled apart. */

export { checkExercise } from "./exercises/check.js";
export type { Check, Exercise, Verdict } from "./exercises/exercise.js";
export { readExercise, type WrittenExercise } from "./exercises/read-exercise.js";
export { largestText, type Opened, readLink, type Shared, writeLink } from "./share/link.js";
export type { ViewState } from "./share/view-state.js";

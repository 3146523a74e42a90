/** The public API of the playground: links to it. Its page is bundled apart (page/page.ts). */

export { largestText, type Opened, readLink, type Shared, writeLink } from "./share/link.js";
export type { ViewState } from "./share/view-state.js";

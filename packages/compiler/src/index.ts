/** The public API of the compiler: everything that the command line, the language server and other packages may import. */

export { type Ink, plainStyles, type Styles } from "./draw/canvas.js";
export { type Look, looks } from "./draw/looks.js";
export { makeScene } from "./draw/make-scene.js";
export type { BoardScene, ListScene, Scene, Tone } from "./draw/scene.js";
export { drawSvg, type SvgOptions } from "./draw/svg.js";
export { drawText, type TextOptions } from "./draw/text.js";

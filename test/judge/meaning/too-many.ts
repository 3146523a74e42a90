/** There are more possibilities than are tried. */
export class TooMany extends Error {}

/**
 * Stands for the library by which the client's library would match patterns of file names (`**` and the like): only notebooks, operations on files and
 * selectors with patterns ask for that, and this extension registers none of them. It is a hundredth of the package.
 */
export class Minimatch {
  constructor(pattern: string) {
    throw new Error(`this extension matches no patterns of file names, such as ${pattern}`);
  }
}

/** The part of dlxlib 1.0.3 that the bench calls; the package has no types of its own. */
declare module "dlxlib" {
  /** `most` is how many solutions to find; 0 is all. */
  export function solve(
    matrix: readonly (readonly number[])[],
    onSearchStep: null,
    onSolutionFound: null,
    most: number,
  ): (readonly number[])[];
}

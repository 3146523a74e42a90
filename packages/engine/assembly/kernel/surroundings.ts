/** Functions that the core calls and that are not compiled (`src/kernel/kernel.ts`). None of it makes the memory larger. */

/** Forces what the weights of a sum leave no choice for, beside its bounds; 0 if that is a conflict. */
export declare function checkGaps(row: i32): i32;
/** Leave in BECAUSE why a propagator, or the gaps of a sum, made the literal true. */
export declare function explainByPropagator(literal: i32, slot: i32): void;
export declare function explainByGaps(literal: i32, row: i32): void;
/** Shows what stands in BECAUSE. */
export declare function explained(literal: i32): void;
/** Throws: the memory cannot be made as large as is needed. */
export declare function lackRoom(): void;

/** Whether two lists without repetitions have the same members. */
export const isSame = <Each>(some: readonly Each[], others: readonly Each[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

/** A value that is made when it is first asked for, and kept: what is dear to make and seldom needed. It must be the same whenever it is made. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

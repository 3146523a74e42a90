/** A value that is dear to make, and not always needed: made when it is first asked for, and kept. It must be the same whenever it is made. */
export function once<Value>(compute: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: compute() };
    return made.value;
  };
}

/** A family of values, each computed when it is first asked for, by a key that tells arguments apart. */
export function oncePer<Arguments extends readonly unknown[], Value>(
  compute: (...given: Arguments) => Value,
): (...given: Arguments) => Value {
  const made = new Map<string, { readonly value: Value }>();
  return (...given) => {
    const key = given.join(" ");
    let entry = made.get(key);
    if (entry === undefined) {
      entry = { value: compute(...given) };
      made.set(key, entry);
    }
    return entry.value;
  };
}

/** One for each key, made when it is first asked for; objects are told apart by being others. */
export function oncePerKey<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, { readonly value: Value }>();
  return (key) => {
    let entry = made.get(key);
    if (entry === undefined) {
      entry = { value: compute(key) };
      made.set(key, entry);
    }
    return entry.value;
  };
}

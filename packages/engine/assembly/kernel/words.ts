/** The word, or the byte, at an index of an array. */

export function at(array: i32, index: i32): i32 {
  return load<i32>(array + (index << 2));
}

export function put(array: i32, index: i32, value: i32): void {
  store<i32>(array + (index << 2), value);
}

export function at8(array: i32, index: i32): i32 {
  return load<i8>(array + index);
}

export function put8(array: i32, index: i32, value: i32): void {
  store<i8>(array + index, value);
}

export function add(array: i32, index: i32, value: i32): void {
  const address = array + (index << 2);
  store<i32>(address, load<i32>(address) + value);
}

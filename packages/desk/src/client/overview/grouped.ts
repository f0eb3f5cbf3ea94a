/** Groups values by a key, in the order in which keys first come. */
export function grouped<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): [key: Key, values: Value[]][] {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups];
}

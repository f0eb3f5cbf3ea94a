/** Groups values by a key, in the order in which keys first come. */
export function grouped<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): [string, Value[]][] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return [...groups];
}

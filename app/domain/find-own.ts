/** Looks up a key that comes from outside; one such as `constructor` finds nothing inherited (D54). */
export function findOwn<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

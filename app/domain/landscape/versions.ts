/**
 * How version `a` relates to `b`: `1.0.10` is newer than `1.0.9`, and `1.9` is the same as `1.9.0`
 * and `v1.9` (D52). Versions with text, such as `1.0.3-SNAPSHOT`, have no order.
 */
export function compareVersions(a: string, b: string) {
  if (a === b) return 'same';
  const [left, right] = [a, b].map((version) => version.match(NUMBERS)?.[1]?.split('.'));
  if (!left || !right) return 'different';
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [one, other] = [BigInt(left[at] ?? 0), BigInt(right[at] ?? 0)];
    if (one !== other) return one > other ? 'newer' : 'older';
  }
  return 'same';
}

const NUMBERS = /^v?(\d+(?:\.\d+)*)$/i;

let last = 0n;

/** A UUID of version 7 (RFC 9562); ids of one process sort in order, also within a millisecond. */
export function createOrderedId(): string {
  const now = BigInt(Date.now()) << 12n;
  last = now > last ? now : last + 1n;
  const time = last.toString(16).padStart(15, '0');
  const [head, tail, count] = [time.slice(0, 8), time.slice(8, 12), time.slice(12)];
  const variantAndRandom = crypto.randomUUID().slice('00000000-0000-4000-'.length);
  return `${head}-${tail}-7${count}-${variantAndRandom}`;
}

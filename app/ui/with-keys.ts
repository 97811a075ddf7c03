/** Pairs items with keys for React: the text of each, numbered because texts may repeat. */
export function withKeys<Item>(
  items: readonly Item[],
  readText: (item: Item) => string,
): { key: string; item: Item }[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = readText(item);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return { key: `${count} ${text}`, item };
  });
}

/** Text with numeric entities, and those of markup and of German texts, as their signs. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (all, decimal, hex, name) => {
    if (name) return NAMED.get(name) ?? all;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return String.fromCodePoint(Math.min(code, 0x10ffff));
  });
}

const NAMED: ReadonlyMap<string, string> = new Map(
  ['amp&', 'lt<', 'gt>', 'quot"', "apos'", 'nbsp\u00a0', 'ndash–', 'mdash—']
    .concat(['aumlä', 'oumlö', 'uumlü', 'AumlÄ', 'OumlÖ', 'UumlÜ', 'szligß'])
    .map((entity) => [entity.slice(0, -1), entity.slice(-1)]),
);

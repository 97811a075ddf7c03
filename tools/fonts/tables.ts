const HEADER_BYTES = 12;
const ENTRY_BYTES = 16;

interface Table {
  tag: string;
  content: Buffer;
}

/**
 * A font with some tables replaced by those of another font with the same glyphs. Checksums are left
 * out, since packing writes them.
 * @see https://learn.microsoft.com/typography/opentype/spec/otff#organization-of-an-opentype-font
 */
export function replaceTables(font: Buffer, from: Buffer, tags: readonly string[]): Buffer {
  const replacements = readTables(from).filter(({ tag }) => tags.includes(tag));
  const kept = readTables(font).filter(({ tag }) => !tags.includes(tag));
  const tables = [...kept, ...replacements].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const header = Buffer.from(font.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(tables.length, 4);
  let offset = HEADER_BYTES + tables.length * ENTRY_BYTES;
  const entries: Buffer[] = [];
  const contents: Buffer[] = [];
  for (const { tag, content } of tables) {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.write(tag, 'latin1');
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(content.length, 12);
    entries.push(entry);
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
    contents.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...entries, ...contents]);
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    const start = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString('latin1', entry, entry + 4),
      content: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    };
  });
}

/**
 * The characters that a font has glyphs for, from its table of characters in format 4.
 * @see https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
 */
export function readCharacters(font: Buffer): string {
  const cmap = readTables(font).find(({ tag }) => tag === 'cmap')?.content;
  const at = cmap && findSegments(cmap);
  if (!cmap || at === undefined) throw new Error('The font has no table of characters in format 4');
  const size = cmap.readUInt16BE(at + 6);
  const codes = Array.from({ length: size / 2 }, (_, index) => {
    const last = cmap.readUInt16BE(at + 14 + index * 2);
    const first = cmap.readUInt16BE(at + 16 + size + index * 2);
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
  return String.fromCodePoint(...codes.flat().filter((code) => code !== NO_CHARACTER));
}

/** Ends the list of segments. */
const NO_CHARACTER = 0xffff;

function findSegments(cmap: Buffer): number | undefined {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  return offsets.find((offset) => cmap.readUInt16BE(offset) === 4);
}

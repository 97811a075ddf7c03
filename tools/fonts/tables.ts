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

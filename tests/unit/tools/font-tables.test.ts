import { expect, it } from 'vitest';
import { replaceTables } from '#tools/fonts/tables';

it('copies the named tables from the other font, in order and aligned to four bytes', () => {
  const font = makeFont({ GPOS: 'long kerning', glyf: 'shapes', head: 'h' });
  const other = makeFont({ GDEF: 'x', GPOS: 'short', glyf: 'other shapes' });
  const merged = replaceTables(font, other, ['GDEF', 'GPOS']);
  expect(readFont(merged)).toStrictEqual({ GDEF: 'x', GPOS: 'short', glyf: 'shapes', head: 'h' });
  expect(merged.toString('latin1', 0, 4)).toBe('true');
  expect(merged.length % 4).toBe(0);
});

it('skips tables that the other font lacks', () => {
  const merged = replaceTables(makeFont({ GPOS: 'a', head: 'h' }), makeFont({}), ['GPOS']);
  expect(readFont(merged)).toStrictEqual({ head: 'h' });
});

/** Not padded, as it need not be for reading. */
function makeFont(tables: Record<string, string>): Buffer {
  const entries = Object.entries(tables);
  let offset = 12 + entries.length * 16;
  const header = Buffer.alloc(12);
  header.write('true', 'latin1');
  header.writeUInt16BE(entries.length, 4);
  const directory = entries.map(([tag, content]) => {
    const entry = Buffer.alloc(16);
    entry.write(tag, 'latin1');
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(content.length, 12);
    offset += content.length;
    return entry;
  });
  return Buffer.concat([header, ...directory, Buffer.from(Object.values(tables).join(''))]);
}

function readFont(font: Buffer): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const start = font.readUInt32BE(at + 8);
      expect(start % 4).toBe(0);
      return [
        font.toString('latin1', at, at + 4),
        font.toString('latin1', start, start + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

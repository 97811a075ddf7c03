import { describe, expect, it } from 'vitest';
import { formatCsv } from '#app/domain/csv';

describe('CSV for spreadsheets', () => {
  it('has a byte-order mark, quoted cells and lines as Windows ends them', () => {
    const rows = [
      ['Name', 'Version'],
      ['Über "A"; B', '1.0'],
    ];
    expect(formatCsv(rows, ';')).toBe('\uFEFF"Name";"Version"\r\n"Über ""A""; B";"1.0"');
    expect(formatCsv(rows, ',')).toBe('\uFEFF"Name","Version"\r\n"Über ""A""; B","1.0"');
  });

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+49', `"'+49"`],
    ['-1', `"-1"`],
    ['-7446,60', `"-7446,60"`],
    ['-1+1', `"'-1+1"`],
    ['-1,2;=1', `"'-1,2;'=1"`],
    ['@a', `"'@a"`],
    ['+494012345678', `"+494012345678"`],
    ['+49 40 1234', `"'+49 40 1234"`],
    ['+max-1@firma.example', `"+max-1@firma.example"`],
    ['＝1', `"'＝1"`],
    [' =1', `" '=1"`],
    ['\t=1', `" '=1"`],
    ['\u200d=1', `"\u200d'=1"`],
    ['a;=1', `"a;'=1"`],
    ['a, -1', `"a, '-1"`],
    ['a"=1', `"a""'=1"`],
    ['a\n=1', `"a =1"`],
    ['a-1', `"a-1"`],
  ])('writes %j so that no program reads a formula', (text, cell) => {
    expect(formatCsv([[text]], ',')).toBe(`\uFEFF${cell}`);
  });
});

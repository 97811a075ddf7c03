import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flattenTexts, parseTexts } from '#tools/locales/texts.ts';

const guide = readFileSync('locales/README.md', 'utf8');

it('the guide explains only existing keys', () => {
  const named = [...guide.matchAll(/^\| `(\w+):([\w.-]+)` \|/gm)];
  expect(named.length).toBeGreaterThan(20);
  for (const [, namespace = '', key = ''] of named) {
    const texts = parseTexts(readFileSync(`locales/de/${namespace}.json`, 'utf8'));
    expect([...flattenTexts(texts).keys()], namespace).toContain(key);
  }
});

it('the guide explains where every file is used', () => {
  const rows = [...guide.matchAll(/^\| (`[^|:]+\.json`.*?) \|/gm)].map(([, cell = '']) => cell);
  const named = rows.flatMap((cell) =>
    Array.from(cell.matchAll(/`(\w+\.json)`/g), ([, name]) => name),
  );
  expect(named.toSorted()).toEqual(
    globSync('*.json', { cwd: 'locales/de', exclude: ['meta.json'] }).toSorted(),
  );
});

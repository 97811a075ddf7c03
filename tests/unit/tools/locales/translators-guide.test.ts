import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { flattenTexts, parseTexts } from '#tools/locales/texts.ts';

const guide = readFileSync('locales/README.md', 'utf8');

it('explains only keys that exist', () => {
  const named = [...guide.matchAll(/^\| `(\w+):([\w.-]+)` \|/gm)];
  expect(named.length).toBeGreaterThan(20);
  for (const [, namespace = '', key = ''] of named) {
    const texts = parseTexts(readFileSync(`locales/de/${namespace}.json`, 'utf8'));
    expect([...flattenTexts(texts).keys()], namespace).toContain(key);
  }
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '#app/site';
import { findPlaceholders } from '#tools/locales/marked-texts.ts';

const source = readFileSync('app/site.ts', 'utf8');
const marked = findPlaceholders(source)
  .map(({ text }) => text)
  .join('\n');

it('knows every address of app/site.ts that can belong to nobody (RFC 2606)', () => {
  const fictitious = source.match(/'[^'\n]*\.example\b[^'\n]*'/g) ?? [];
  for (const address of fictitious) expect(marked).toContain(address);
});

it('knows all facts that change with the company, as long as that is the fictitious one (D1)', () => {
  if (!marked.includes(site.company.name)) return;
  const { company, supervisoryAuthority, insurance } = site;
  const facts = [company, supervisoryAuthority, insurance].flatMap(Object.entries<string | number>);
  for (const [key, fact] of facts) {
    const written =
      typeof fact === 'string' ? `'${fact}'` : fact.toLocaleString('en').replaceAll(',', '_');
    expect(marked).toContain(`${key}: placeholder(${written})`);
  }
});

import { expect, it } from 'vitest';
import { findHardCodedTexts } from '#tools/locales/hard-coded.ts';

function find(jsx: string): string[] {
  return findHardCodedTexts('part.tsx', `export const part = ${jsx};`);
}

it.each([
  ['<p>Prices</p>', 'Prices'],
  ['<p>{count} users</p>', 'users'],
  ["<p>{'Prices'}</p>", 'Prices'],
  ["<p>{isOpen ? 'Close' : t('open')}</p>", 'Close'],
  ["<p>{title || 'Untitled'}</p>", 'Untitled'],
  [`<p>{\`\${count} users\`}</p>`, 'users'],
  ['<a aria-label="Menu" />', 'Menu'],
  ["<img alt={isDark ? t('a') : 'Picture'} />", 'Picture'],
  ['<Field label="Name" />', 'Name'],
  ["describe({ name: 'Größe' })", 'Größe'],
  [`describe(\`\${count} Länder\`)`, 'Länder'],
  // Behind constants, fields and calls.
  ["(() => { const TITLE = 'Our prices'; return <h1>{TITLE}</h1>; })()", 'Our prices'],
  ["<h1>{{ heading: 'Prices' }.heading}</h1>", 'Prices'],
  ["<p>{describe('Closed today')}</p>", 'Closed today'],
  ["<p>{['one thing', t('b')].join(' ')}</p>", 'one thing'],
  ["<Row labels={{ save: 'Save', back: t('back') }} />", 'Save'],
  ["(() => { throw show('Nothing was found.'); })()", 'Nothing was found.'],
])('%s holds text', (jsx, text) => {
  expect(find(jsx)).toEqual([`part.tsx:1: ${text}`]);
});

it.each([
  "<p>{t('prices.title')}</p>",
  "<p> ({t('newTab')}) *</p>",
  '<p className="lead" id="price-summary" data-solid="yes" />',
  `<p className={css({ color: "muted" })}>{\`\${first} · \${second}\`}</p>`,
  "<Field name='email' label={t('email')} />",
  "<p>{['DEV', 'TEST', 'PROD'].map((stage) => <i key={stage}>{stage}</i>)}</p>",
  '<p>PROD</p>',
  "press.key === 'Escape'",
  "matchMedia('(prefers-color-scheme: dark)')",
  "css({ transition: 'opacity 200ms ease, transform 200ms ease' })",
  "<img sizes='(min-width: 80rem) 44rem, calc(100vw - 2rem)' />",
  "new Map([['NO', 'SJ NO']])",
  "fail(new Error('The provider is missing above'))",
])('%s holds none', (jsx) => {
  expect(find(jsx)).toEqual([]);
});

it('reports the location', () => {
  expect(
    findHardCodedTexts('part.tsx', 'const a = (\n  <p>\n    <b>Prices</b>\n  </p>\n);'),
  ).toEqual(['part.tsx:3: Prices']);
});

it('ignores texts that visitors do not read', () => {
  const log = "console.log('The server has started');";
  expect(findHardCodedTexts('app/server/hosts/node.ts', log)).toEqual([]);
  expect(findHardCodedTexts('app/features/part.ts', log)).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { findUnusedKeys } from '#tools/locales/usage.ts';

const KEYS = [
  'title',
  'users_one',
  'users_other',
  'lines.base',
  'lines.users_other',
  'plans.core.title',
  'plans.core.features.0',
  'pages.home.title',
];

it.each([
  ["t('title')", ['title']],
  ["t('common:title')", ['title']],
  ["const labels = { a: 'title' } as const;", ['title']],
  ["t('users', { count: 2 })", ['users_one', 'users_other']],
  [`t(\`lines.\${kind}\`, { count })`, ['lines.base', 'lines.users_other']],
  [`t(\`\${list}.title\`)`, ['plans.core.title', 'pages.home.title']],
  ["t('plans', { returnObjects: true })", ['plans.core.title', 'plans.core.features.0']],
  ["t('catalog:plans', { returnObjects: true })", ['plans.core.title', 'plans.core.features.0']],
  [`t(\`plans.\${id}.features\`, { returnObjects: true })`, ['plans.core.features.0']],
  ['getTexts(language).common?.pages[page]', ['pages.home.title']],
  ['export const nothing = 1;', []],
  // Sentences and class lists are no keys.
  [`const c = \`title \${a} b\`; const d = \`\${a}\${b}\`; const e = "a title";`, []],
])('%s uses %j', (source, used) => {
  expect(findUnusedKeys(KEYS, [source])).toEqual(KEYS.filter((key) => !used.includes(key)));
});

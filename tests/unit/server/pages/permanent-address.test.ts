import { expect, it } from 'vitest';
import { permanentAddress } from '#app/server/pages/page-address';

const LANGUAGES = ['de', 'en', 'pt-BR'];

const read = (path: string) => permanentAddress(new URL(path, 'https://site.example'), LANGUAGES);

it.each([
  ['/agb/', '/agb'],
  ['/%41GB', '/agb'],
  ['/de', '/'],
  ['/de/agb?x=1', '/agb?x=1'],
  ['/DE/preiskalkulator/core?users=9', '/preiskalkulator/core?users=9'],
  ['/de/', '/'],
  ['/AGB', '/agb'],
  ['/EN/Preiskalkulator/?users=4&Utm=X', '/en/preiskalkulator?users=4&Utm=X'],
  ['/PT-br/AGB', '/pt-BR/agb'],
  ['/Preiskalkulator/PRO', '/preiskalkulator/PRO'],
  ['/Preiskalkulator/MyPlan/', '/preiskalkulator/MyPlan'],
  ['/preiskalkulator/?utm=x&users=a&systems=04', '/preiskalkulator?users=a&systems=4&utm=x'],
  ['/agb/?users=a', '/agb?users=a'],
  ['/gibt-es-nicht///', '/gibt-es-nicht'],
  ['/a%2FB%C3%84', '/a%2Fb%C3%84'],
])('%s redirects to %s', (from, to) => {
  expect(read(from)).toBe(to);
});

it('never leads to another site', () => {
  const elsewhere = { pathname: '//evil.example//', search: '' };
  expect(permanentAddress(elsewhere, LANGUAGES)).toBe('/evil.example');
});

it.each([
  '/',
  '/en',
  '/pt-BR/agb',
  '/agb?X=Y',
  '/preiskalkulator/MyPlan',
  '/preiskalkulator/PRO',
  '/en/preiskalkulator/addon-9',
  '/%C3%84',
  '/preiskalk%75lator/core?users=9',
  '/preiskalkulator/de',
])('%s is not redirected', (path) => {
  expect(read(path)).toBeUndefined();
});

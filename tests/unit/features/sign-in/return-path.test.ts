import { expect, it } from 'vitest';
import { readReturnPath } from '#app/features/sign-in/use-sign-in';

const queryOf = (next: string) => `?${new URLSearchParams({ next })}`;

it.each([
  '/admin/anfragen',
  '/admin/anfragen?q=M%C3%BCller&state=open',
  '/en/admin/konto',
  '/pt-BR/admin',
])('%s is a page to return to', (path) => {
  expect(readReturnPath(queryOf(path))).toBe(path);
});

it.each([
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '/admin//evil.example',
  '/admin/../..//evil.example',
  '/admin/anfragen#//evil.example',
  '/admin/anfragen?x=\\evil.example',
  '/administration',
  '/preiskalkulator',
  'javascript:alert(1)',
  '',
])('%j is none', (path) => {
  expect(readReturnPath(queryOf(path))).toBeUndefined();
});

it('without a page to return to there is none', () => {
  expect(readReturnPath('')).toBeUndefined();
  expect(readReturnPath('?q=/admin')).toBeUndefined();
});

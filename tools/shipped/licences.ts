/**
 * Licences (SPDX) under which code may be part of what is shipped: they ask for no more than that
 * their text comes along. Another one is a question for the company, not for a test.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

/** Of alternatives one is enough; of what holds together all are needed. */
export function isAllowed(licence: string): boolean {
  const expression = licence.replaceAll(/[()]/g, ' ').trim();
  return expression
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((one) => ALLOWED.has(one.trim())));
}

import { expect, it } from 'vitest';
import { composeFileName } from '#app/domain/file-name';

it.each([
  [['Muster', 'anfragen', '2026-11-29'], 'csv', 'muster-anfragen-2026-11-29.csv'],
  [['Muster', 'Preisübersicht 7K3F-9QXT'], 'pdf', 'muster-preisübersicht-7k3f-9qxt.pdf'],
  [['../A & B', '/x:y"'], 'json', 'a-b-x-y.json'],
])('%j is the file %s', (parts, extension, name) => {
  expect(composeFileName(parts, extension)).toBe(name);
});

import { expect, it } from 'vitest';
import { composeFileName } from '#app/domain/file-name';

it.each([
  [['Stagemap', 'anfragen', '2026-11-29'], 'csv', 'stagemap-anfragen-2026-11-29.csv'],
  [['Stagemap', 'Preisübersicht 7K3F-9QXT'], 'pdf', 'stagemap-preisübersicht-7k3f-9qxt.pdf'],
  [['../A & B', '/x:y"'], 'json', 'a-b-x-y.json'],
])('%j is the file %s', (parts, extension, name) => {
  expect(composeFileName(parts, extension)).toBe(name);
});

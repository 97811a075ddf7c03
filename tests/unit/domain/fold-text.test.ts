import { expect, test } from 'vitest';
import { foldName, searchNames } from '#app/domain/fold-text';

test('letters are found as people type them', () => {
  expect(searchNames('lodz grosse')(foldName('Łódź_Größe'))).toBe(true);
});

test.each([
  ['', true],
  ['order', true],
  ['ORDER_REP', true],
  ['order sfdc', true],
  ['sales integration', true],
  ['  sales   s4 ', true],
  ['order peppol', false],
  ['1.4.2', false],
])('"%s"', (query, isFound) => {
  const name = foldName('Sales Integration Order_Replication_S4_to_SFDC');
  expect(searchNames(query)(name)).toBe(isFound);
});

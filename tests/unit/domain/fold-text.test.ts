import { expect, test } from 'vitest';
import { foldName, foldText, searchNames } from '#app/domain/fold-text';

test('letters are found as people type them', () => {
  expect(searchNames('lodz grosse')(foldName('Łódź_Größe'))).toBe(true);
});

test.each([
  ['ﬁrma', 'firma'],
  ['ＳＡＰ', 'sap'],
  ['№ ５', 'no 5'],
  ['e\u0301cole', 'ecole'],
])('compatibility forms are found as people type them: %s', (stored, typed) => {
  expect(foldText(stored)).toBe(typed);
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

import { expect, test } from 'vitest';
import { createMarkComparison } from '#app/domain/landscape/configuration/stage-marks';

test.each([
  ['order-dev', 'order-prod', ['DEV', 'PROD'], true],
  ['order-dev', 'order-prd', ['DEV', 'PROD'], true],
  ['S4QCLNT200', 'S4PCLNT100', ['QA', 'PROD'], true],
  ['order-dev', 'invoice-prod', ['DEV', 'PROD'], false],
  ['order-dev', 'order/acme live', ['DEV', 'Acme Live'], false],
  // Words of production are marks on the highest stage only.
  ['order-prd', 'order-dev', ['PROD', 'DEV'], false],
])('%s and %s differ only by marks on %j: %s', (x, y, stages, isSame) => {
  expect(createMarkComparison(stages)(x, 0, y, 1)).toBe(isSame);
});

import { expect, it } from 'vitest';
import { activationSchema, timeSchema } from '#app/server/prices/editor-publishing.server';

it.each([
  ['the last moment of the year 9999', Date.parse('9999-12-31T23:59:59.999+01:00'), true],
  ['the year 10000', Date.parse('9999-12-31T23:00:00Z'), false],
  ['a time beyond all dates', Number.MAX_SAFE_INTEGER, false],
])('%s as the time of publication, %s: %s', (_, time, isAccepted) => {
  const activation = { version: 1, replaces: 0, confirmed: [], reason: 'test' };
  expect(activationSchema.safeParse({ ...activation, effectiveAt: time }).success).toBe(isAccepted);
  expect(timeSchema.safeParse(time).success).toBe(isAccepted);
});

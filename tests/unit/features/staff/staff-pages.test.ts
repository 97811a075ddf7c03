import { expect, it } from 'vitest';
import { listStaffPages } from '#app/features/staff/staff-pages';

it('people see the pages that they may enter, and always their account', () => {
  const namesFor = (...rights: Parameters<typeof listStaffPages>[0]) =>
    listStaffPages(rights).map(({ name }) => name);
  expect(namesFor('inquiries', 'prices')).toStrictEqual(['prices', 'inquiries', 'account']);
  expect(namesFor('inquiries')).toStrictEqual(['inquiries', 'account']);
  expect(namesFor()).toStrictEqual(['account']);
});

import { expect, it } from 'vitest';
import { listRooms } from '#app/features/staff/rooms';

it('people see the rooms that they may enter, and always their account', () => {
  const namesFor = (...rights: Parameters<typeof listRooms>[0]) =>
    listRooms(rights).map(({ name }) => name);
  expect(namesFor('inquiries', 'prices')).toStrictEqual(['prices', 'inquiries', 'account']);
  expect(namesFor('inquiries')).toStrictEqual(['inquiries', 'account']);
  expect(namesFor()).toStrictEqual(['account']);
});

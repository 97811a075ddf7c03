import { expect, it } from 'vitest';
import { formatUnambiguously } from '#app/i18n/berlin-times';

it('writes a time in Berlin with its offset only where the clock shows it twice', () => {
  const format = new Intl.DateTimeFormat('de', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const show = (time: string) => formatUnambiguously(format, new Date(time));
  expect(show('2026-10-24T23:59:00Z')).toBe('25.10.2026, 01:59');
  expect(show('2026-10-25T00:30:00Z')).toBe('25.10.2026, 02:30 (+02:00)');
  expect(show('2026-10-25T01:30:00Z')).toBe('25.10.2026, 02:30 (+01:00)');
  expect(show('2026-10-25T02:00:00Z')).toBe('25.10.2026, 03:00');
  expect(show('2027-03-28T01:00:00Z')).toBe('28.03.2027, 03:00');
});

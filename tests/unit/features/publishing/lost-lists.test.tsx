import { expect, it } from 'vitest';
import { createPublicationStore } from '#app/features/publishing/publication-store';
import { PublishingNotices } from '#app/features/publishing/publishing-notices';
import { read, show } from '../show';

const HISTORY = {
  inForce: 0,
  isInForceReadable: true,
  isLost: true,
  shown: 479,
  planned: [],
  versions: [],
  hasOlder: false,
};

it.each([
  ['de', 'Der Datenbank fehlen Preislisten', 'Besucher sehen weiter Version 479'],
  ['en', 'The database lacks price lists', 'Visitors still see version 479'],
])('a lost database is said in %s, with the way back', async (code, title, text) => {
  const publications = createPublicationStore();
  publications.store.setState((state) => ({ ...state, history: HISTORY }));
  const html = await show(code, <PublishingNotices publications={publications} shown={479} />);
  expect(html).toContain('role="alert"');
  expect(read(html)).toContain(title);
  expect(read(html)).toContain(text);
  expect(read(html)).toContain('npm run prices -- restore');
});

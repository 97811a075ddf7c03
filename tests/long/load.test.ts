import { it } from 'vitest';
import { followLoad } from '../integration/support/follow-load';

// The same with a provider that the visitor waits for: `tests/integration/contact-load.test.ts`.
it(
  '2,000 at once into the queue, a third of the attempts refused: each arrives',
  () => followLoad('queue'),
  120_000,
);

import { it } from 'vitest';
import { followLoad } from '../integration/support/follow-load';

// Mode wait at this load is that of tests/integration/inquiries/load.test.ts, and slower.
it('1,000 at once in mode queue, a third of the attempts refused: each arrives', () =>
  followLoad('queue', 1000));

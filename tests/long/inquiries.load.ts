import { it } from 'vitest';
import { followLoad } from '../integration/support/follow-load';

// Mode wait at this load is that of tests/integration/inquiries/load.test.ts, and slower.
it('1,000 simultaneous inquiries in mode queue with a third of the attempts refused: each is delivered', () =>
  followLoad('queue', 1000));

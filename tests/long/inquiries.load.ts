import { it } from 'vitest';
import { runLoad } from '../integration/support/run-load';

// Mode wait at this load is that of tests/integration/inquiries/load.test.ts, and slower.
it('1,000 simultaneous inquiries in mode queue with a third of the attempts refused: each is delivered', () =>
  runLoad('queue', 1000));

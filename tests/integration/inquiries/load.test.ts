import { it } from 'vitest';
import { followLoad } from '../support/follow-load';

// 1,000 of them are in `tests/long/inquiries.load.ts`.
it('200 at once, a third of the attempts refused: no thanks without delivery, and each arrives', () =>
  followLoad('wait', 200));

import { it } from 'vitest';
import { followLoad } from '../support/follow-load';

// 1,000 of them are in `tests/long/inquiries.load.ts`.
it('200 simultaneous inquiries with a third of the attempts refused: each is delivered before the visitor is thanked', () =>
  followLoad('wait', 200));

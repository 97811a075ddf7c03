import { it } from 'vitest';
import { runLoad } from '../support/run-load';

// 1,000 of them are in `tests/long/inquiries.load.ts`.
it('200 simultaneous inquiries with a third of the attempts refused: each is delivered before the visitor is thanked', () =>
  runLoad('wait', 200));

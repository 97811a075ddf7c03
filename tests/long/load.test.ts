import { it } from 'vitest';
import { followLoad } from '../integration/support/follow-load';

it.each(['wait', 'queue'] as const)(
  'in mode %s, 2,000 at once, a third of the attempts refused: each arrives',
  (mode) => followLoad(mode, 2000),
);

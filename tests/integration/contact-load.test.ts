import { it } from 'vitest';
import { followLoad } from './support/follow-load';

it(
  '2,000 at once, a third of the attempts refused: no thanks without delivery, and each arrives',
  () => followLoad('wait'),
  120_000,
);

import { it } from 'vitest';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { startD1 } from './support/d1';
import { expectNothingLost } from './support/price-races';

it.skipIf(findUnsupportedReason() !== undefined)(
  'two editors who publish 200 times against each other lose nothing on D1',
  async () => {
    const d1 = await startD1();
    await expectNothingLost([d1.openStore(), d1.openStore()]);
    await d1.stop();
  },
);

import { describe } from 'vitest';
import { type D1Binding, openD1Store } from '#app/server/store/d1-store';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { describeStoreBehaviour, type OpenedStores } from '../unit/server/store/behaviour';
import { describeStaffBehaviour } from '../unit/server/store/staff-behaviour';

describe.skipIf(findUnsupportedReason() !== undefined)('D1', () => {
  const openTwice = async (): Promise<OpenedStores> => {
    const { Miniflare } = await import('miniflare');
    const edge = new Miniflare({
      modules: true,
      script: 'export default { fetch: () => new Response() }',
      d1Databases: ['DB'],
    });
    const { DB } = await edge.getBindings<{ DB: D1Binding }>();
    return { stores: [openD1Store(DB), openD1Store(DB)], close: () => edge.dispose() };
  };
  describeStoreBehaviour('as a store', openTwice);
  describeStaffBehaviour('as a store of staff', openTwice);
});

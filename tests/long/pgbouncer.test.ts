import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '#app/server/store/drivers/postgres-store';
import { sql } from '#app/server/store/store';
import { findPgBouncer } from '#tools/checks/programs';
import { listAllInquiries } from '../all-inquiries';
import { sendSubmission, submissionOf } from '../integration/support/inquiries';
import { startServer } from '../integration/support/server';
import { describeOffers } from '../unit/server/store/offer-behaviour';
import { type OpenedStores, prepareStores } from '../unit/server/store/prepared-stores';
import { describePriceLists } from '../unit/server/store/price-list-behaviour';
import { describeStatements } from '../unit/server/store/statement-behaviour';
import { createDatabase } from './support/database';
import { startPgBouncer } from './support/pgbouncer';

// In transaction mode fewer than its clients have, so that each transaction may get another one.
const MODES = [
  ['transaction', 3],
  ['session', 20],
] as const;

describe.skipIf(findPgBouncer() === undefined).each(MODES)(
  'PgBouncer by %s',
  (mode, connections) => {
    let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
    beforeAll(async () => {
      bouncer = await startPgBouncer(mode, connections);
    });
    afterAll(() => bouncer.stop());

    const openTwice = async (): Promise<OpenedStores> => {
      const url = bouncer.route(await createDatabase());
      const stores = [openPostgresStore(url), openPostgresStore(url)] as const;
      return {
        stores: [...stores],
        close: async () => {
          await Promise.all(stores.map((store) => store.close()));
        },
      };
    };
    // The pooler passes these statements on; `postgres-store.test.ts` proves their meaning.
    describe.runIf(mode === 'transaction')('as a store', () => {
      const getStores = prepareStores(openTwice);
      describeStatements(getStores);
      describePriceLists(getStores);
      describeOffers(getStores);
    });

    it('keeps the time limits, although none is a parameter of the connection', async () => {
      const { stores, close } = await openTwice();
      const [one, other] = stores;
      const readLimits = sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock`;
      const limits = [{ statement: '5s', lock: '4s' }];
      expect(await one.all(readLimits)).toStrictEqual(limits);
      expect(await other.batch([readLimits])).toStrictEqual([limits]);
      await close();
    });

    it('carries every inquiry that two instances receive at once', async () => {
      const url = await createDatabase();
      const shared = {
        DATABASE_URL: bouncer.route(url),
        CONTACT_MODE: 'queue',
        WEBHOOK_URL: 'http://127.0.0.1:9/',
        WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
        CONTACT_LIMIT_PER_MINUTE: '1000',
        CONTACT_LIMIT_PER_HOUR: '1000',
      };
      const two = await Promise.all([startServer(shared), startServer(shared)]);
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          sendSubmission(two[index % 2]?.origin ?? '', submissionOf(`person-${index}`)),
        ),
      );
      expect(answers.map(({ status }) => status)).toStrictEqual(answers.map(() => 200));
      const store = openPostgresStore(url);
      const stored = await listAllInquiries(store);
      await store.close();
      await Promise.all(two.map((server) => server.stop()));
      expect(stored.map(({ reference }) => reference).sort()).toStrictEqual(
        answers.map(({ outcome }) => outcome?.reference).sort(),
      );
      const output = two.map((server) => server.readOutput()).join('');
      expect(output).not.toMatch(/42P05|26000|08P01|cannot be written/);
    });
  },
);

import { join } from 'node:path';
import { describe, it } from 'vitest';
import { openPostgresStore } from '#app/server/store/drivers/postgres-store';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store';
import { findPostgres } from '#tools/checks/programs';
import { openTempFolder } from '../unit/temp-folder';
import { createDatabase } from './support/database';
import { expectNothingLost } from './support/price-races';

describe('two editors publish 40 times against each other without losing an edit', () => {
  it('on SQLite', async () => {
    const folder = openTempFolder();
    const file = join(folder, 'store.sqlite');
    const stores = [await openSqliteStore(file), await openSqliteStore(file)] as const;
    await expectNothingLost(stores);
    await Promise.all(stores.map((store) => store.close()));
  });

  it.skipIf(findPostgres() === undefined)('on Postgres', async () => {
    const url = await createDatabase();
    const stores = [openPostgresStore(url), openPostgresStore(url)] as const;
    await expectNothingLost(stores);
    await Promise.all(stores.map((store) => store.close()));
  });
});

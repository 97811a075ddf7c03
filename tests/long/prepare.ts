import { ensurePostgres } from '#tools/checks/postgres';

/** Once before all of these tests. */
export const setup = ensurePostgres;

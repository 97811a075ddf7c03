import { ensureNginx } from '#tools/checks/nginx';
import { ensurePostgres } from '#tools/checks/postgres';

/** Once before all of these tests. */
export async function setup(): Promise<void> {
  await ensurePostgres();
  await ensureNginx();
}

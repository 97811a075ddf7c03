import { readEnvironment } from '#app/server/environment.ts';
import { createDiskCopy } from '#app/server/prices/disk-copy.ts';
import { getCopyPath } from '#app/server/prices/open-prices.ts';
import { restoreCopy } from '#app/server/prices/restore-copy.ts';
import type { Answer, Call } from './answer.ts';

/** Brings the lists of the server's copy back into a database that has lost them (D47). */
export async function restore({ store, given, now }: Call): Promise<Answer> {
  const reason = given.requireReason();
  const file = getCopyPath(readEnvironment(process.env).DATABASE_URL);
  const copied = createDiskCopy(file).read((version) => {
    throw new Error(`Version ${version} of ${file} cannot be read.`);
  });
  const versions = await restoreCopy(store, copied, { author: given.author, reason, now });
  if (!versions) throw new Error(`Nothing to do: ${file} has no list that the database lacks.`);
  return {
    text: `Restored: version ${versions.join(', ')}`,
    json: { outcome: 'restored', versions },
  };
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';
import type { Counts } from './reports.ts';

const FILE = 'reports/npm-test.json';

const resultSchema = z.object({
  passed: z.int(),
  failed: z.int(),
  /** When it was written, since the sources may have changed since. */
  time: z.iso.datetime(),
});

/** Keeps what `npm test` counted, for the sum at the end of `npm run test:long`. */
export function writeResult({ passed, failed }: Counts, file = FILE): void {
  writeFileSync(file, JSON.stringify({ passed, failed, time: new Date().toISOString() }));
}

/** What the last `npm test` counted; undefined where there was none. */
export function readResult(file = FILE): z.infer<typeof resultSchema> | undefined {
  return existsSync(file) ? resultSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

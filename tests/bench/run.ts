import { cpus, loadavg } from 'node:os';
import { measureCachedPage, measureStart } from './cached-page.ts';
import { measureFlood } from './flood.ts';
import { measurePress } from './press.ts';
import { measureRestarts } from './restarts.ts';
import type { Row } from './rows.ts';
import { measureUncachedPages } from './uncached-pages.ts';

// `npm run bench`: what the built server does, each figure beside one of the same run. With words
// of a step's name (`-- cached`), only that one.

const STEPS: Record<string, () => Promise<Row | Row[]>> = {
  'a cached page': measureCachedPage,
  'uncached pages': measureUncachedPages,
  'the start': measureStart,
  restarts: measureRestarts,
  'a flood': measureFlood,
  'the first press': measurePress,
};
const COLUMNS = ['measured', 'reference', 'ratio', 'goal'];

const [wanted = ''] = process.argv.slice(2);
const rows: Row[] = [];
for (const [name, measure] of Object.entries(STEPS)) {
  if (!name.includes(wanted)) continue;
  console.error(`measuring ${name}; load of the machine ${loadavg()[0]?.toFixed(1)}`);
  rows.push(...[await measure()].flat());
}
console.log(`\nNode ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`);
console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])), COLUMNS);

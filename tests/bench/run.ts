import { cpus, loadavg } from 'node:os';
import { measureInBrowser } from './browser-pages.ts';
import { measureFreshPages } from './fresh-pages.ts';
import { measureKeptPage, measureMemory, measureStart } from './kept-page.ts';
import { measureQuotes } from './quotes.ts';

// `npm run bench`: what the built server does, each figure beside one of the same run.

console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model}`);
console.log(`load at the start: ${describeLoad()}`);
const rows = [
  ...(await measureKeptPage()),
  await measureFreshPages(),
  await measureMemory(),
  await measureStart(),
  await measureQuotes(),
  ...(await measureInBrowser()),
];
console.log(`load at the end: ${describeLoad()}\n`);
const COLUMNS = ['measured', 'reference', 'ratio', 'goal'];
console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])), COLUMNS);

/** How many programs wanted to run in the last minute, this one included. */
function describeLoad(): string {
  return loadavg()[0]?.toFixed(1) ?? '';
}

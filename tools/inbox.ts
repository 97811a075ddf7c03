import { existsSync, readFileSync } from 'node:fs';
import { readEnvironment } from '#app/server/environment.ts';
import { formatCsv, formatTable, readInbox } from './contact/inbox-report.ts';

// `npm run inbox`: what came in through the embedded inbox; with --json or --csv for other programs.

const { INBOX_FILE } = readEnvironment(process.env);
const text = existsSync(INBOX_FILE) ? readFileSync(INBOX_FILE, 'utf8') : '';
const { entries, unreadable } = readInbox(text);

if (process.argv.includes('--json')) console.log(JSON.stringify(entries, null, 2));
else if (process.argv.includes('--csv')) console.log(formatCsv(entries));
else console.log(entries.length > 0 ? formatTable(entries) : `No inquiries in ${INBOX_FILE}.`);

if (unreadable.length > 0) {
  console.error(`Not readable in ${INBOX_FILE}: line ${unreadable.join(', ')}.`);
}

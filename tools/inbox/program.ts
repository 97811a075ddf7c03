import { InvalidArgumentError, Option } from 'commander';
import {
  INQUIRY_STATES,
  inquiryQuerySchema,
  isFiltered,
} from '#app/domain/contact/inquiry-query.ts';
import { toOneLine } from '#app/domain/plain-text.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { readEnvironment } from '#app/server/environment.ts';
import { formatInquiriesCsv } from '#app/server/inquiries/export.ts';
import { listEntries, toEntry } from '#app/server/inquiries/list.ts';
import { resend } from '#app/server/store/deliveries.ts';
import { findInquiry } from '#app/server/store/inquiries.ts';
import {
  countInquiriesOf,
  eraseInquiries,
  markAnswered,
} from '#app/server/store/inquiry-actions.ts';
import { countOpenInquiries } from '#app/server/store/inquiry-list.ts';
import { findSqliteFile } from '#app/server/store/open-store.ts';
import { site } from '#app/site.ts';
import { isOnEdge, type OpenedStore, openCommandStore } from '#tools/command-line/open-store.ts';
import { type Call, createProgram, readDay } from '#tools/command-line/program.ts';
import { backUp } from './backup.ts';
import { importFile } from './import-file.ts';
import { formatEntry, formatResent, formatTable, STORED_LIST_WORDS } from './report.ts';
import { describeRetention, moveRetention } from './retention.ts';

const { program, add } = createProgram(
  'inbox',
  'Reads and manages the inquiries in the store, also while the server runs.',
  openCommandStore,
);

interface ListOptions {
  csv?: boolean;
  search?: string;
  state?: string;
  from?: string;
  until?: string;
}

add(
  'list',
  'all inquiries or those that match, the newest last; its options: list --help',
  async ({ store, place, options }: Call<OpenedStore, ListOptions>) => {
    const query = inquiryQuerySchema.parse({ ...options, q: options.search });
    const entries = (await listEntries(store, query)).reverse();
    if (options.csv) return formatInquiriesCsv(entries, site.origin, STORED_LIST_WORDS);
    const none = isFiltered(query) ? 'No inquiry matches.' : `No inquiries in ${place}.`;
    const table = `${formatTable(entries)}\n\nUnanswered: ${await countOpenInquiries(store)}`;
    return { text: entries.length > 0 ? table : none, json: entries };
  },
  { isDefault: true },
)
  .option('--json', 'for other programs')
  .option('--csv', 'for spreadsheets')
  .option('--search <text>', 'all words in name, e-mail address, phone or reference', readSearch)
  .addOption(new Option('--state <state>').choices(INQUIRY_STATES))
  .option('--from <day>', 'first day', readDay)
  .option('--until <day>', 'last day', readDay);

add('show <reference>', 'one inquiry with all details', async ({ store }, reference) => {
  const found = await findInquiry(store, normalize(reference));
  return found ? formatEntry(toEntry(found), site.origin) : missing(reference);
});

add(
  'resend [reference]',
  'retries the undelivered deliveries of an inquiry',
  async ({ store, audit, options }: Call<OpenedStore, { dead?: boolean }>, reference?: string) => {
    if (reference === undefined && !options.dead) throw new Error('Add a reference or --dead.');
    const chosen = reference === undefined ? 'dead' : { reference: normalize(reference) };
    return formatResent(await resend(store, chosen, audit));
  },
).option('--dead', 'instead all deliveries that are no longer retried');

add('answered <reference>', 'marks an inquiry as answered', async ({ store, audit }, name) => {
  const reference = normalize(name);
  const answering = await markAnswered(store, { reference, isAnswered: true }, audit);
  if (!answering) return missing(name);
  if (answering.isDone) return `Answered: ${reference}`;
  const time = formatBerlinTime(answering.answeredAt ?? 0);
  const who = toOneLine(answering.answeredBy ?? 'unknown');
  return `Already answered: ${reference}, by ${who}, ${time}`;
});

add('reopen <reference>', 'marks it as not answered', async ({ store, audit }, name) => {
  const reference = normalize(name);
  const answering = await markAnswered(store, { reference, isAnswered: false }, audit);
  if (!answering) return missing(name);
  return `Open ${answering.isDone ? 'again' : 'already'}: ${reference}`;
});

add(
  'erase <reference-or-email>',
  'erases an inquiry, or all of an e-mail address',
  async ({ store, audit, options }: Call<OpenedStore, { dryRun?: boolean }>, which) => {
    const chosen = which.includes('@') ? { email: which } : { reference: normalize(which) };
    const count =
      'email' in chosen
        ? await countInquiriesOf(store, chosen.email)
        : Number((await findInquiry(store, chosen.reference)) !== undefined);
    if (count === 0) return missing(which);
    if (options.dryRun) return `Would erase: ${count}`;
    return `Erased: ${await eraseInquiries(store, chosen, audit)}`;
  },
).option('--dry-run', 'only counts');

add('backup <file>', 'copies the SQLite store, also while the server runs', async (_, copy) => {
  const isEdge = isOnEdge(process.env.DATABASE_URL);
  const file = isEdge ? undefined : findSqliteFile(readEnvironment(process.env).DATABASE_URL);
  if (file === undefined) {
    throw new Error(
      'This command only copies SQLite stores. docs/operations/run.md describes the others.',
    );
  }
  backUp(file, copy);
  return `Copied to ${copy}`;
});

add(
  'retention [time]',
  'time up to which expired data is erased, and what has expired since; with a time, moves it',
  ({ store, audit: { now } }, time?: string) =>
    time === undefined ? describeRetention(store, now) : moveRetention(store, time, now),
);

add(
  'import <file>',
  'imports the inbox file of an earlier version and deletes it',
  async ({ store }, file) => {
    const { count, unreadable } = await importFile(store, file);
    if (unreadable.length === 0) return `Imported: ${count}. ${file} is deleted.`;
    const lines = unreadable.join(', ');
    const text = `Imported: ${count}. Not readable: line ${lines}. ${file} is not deleted.`;
    return { text, exitCode: 1 };
  },
);

/** The commands of `npm run inbox`. */
export { program as inbox };

/** Accepts references in lower case. */
function normalize(reference: string): string {
  return reference.trim().toUpperCase();
}

/** Refuses words that the list would ignore. */
function readSearch(text: string): string {
  if (inquiryQuerySchema.parse({ q: text }).q !== undefined) return text;
  throw new InvalidArgumentError('It needs some words, of at most 100 characters.');
}

function missing(which: string): never {
  throw new Error(`There is no inquiry ${toOneLine(which)}.`);
}

import { text as joinText } from 'node:stream/consumers';
import { InvalidArgumentError, Option } from 'commander';
import { formatBerlinTime } from '#app/domain/berlin-time.ts';
import { REASONS } from '#app/domain/contact/fields.ts';
import {
  INQUIRY_STATES,
  type InquiryQuery,
  inquiryQuerySchema,
} from '#app/domain/contact/inquiry-query.ts';
import { isFiltered } from '#app/domain/list-query.ts';
import { toOneLine } from '#app/domain/plain-text.ts';
import { formatInquiriesCsv } from '#app/server/inquiries/export.ts';
import { type Entry, findEntries, toEntry } from '#app/server/inquiries/list.ts';
import { resend } from '#app/server/store/deliveries.ts';
import { findInquiry } from '#app/server/store/inquiries.ts';
import { countInquiries, eraseInquiries, markAnswered } from '#app/server/store/inquiry-actions.ts';
import { countOpenInquiries } from '#app/server/store/inquiry-list.ts';
import type { Store } from '#app/server/store/store.ts';
import { site } from '#app/site.ts';
import { type Call, createProgram, readDay } from '#tools/command-line/program.ts';
import { backUp } from './backup.ts';
import { importFile } from './import-file.ts';
import { answerWithEntry, formatTable, STORED_LIST_WORDS } from './report.ts';
import { answerRetention } from './retention.ts';

const { program, add } = createProgram(
  'inbox',
  'Reads and manages the inquiries in the store, also while the server runs.',
);

add(
  'list',
  'all inquiries or those that match, the newest last; its options: list --help',
  async ({ store, place, options }: Call<InquiryQuery & { search?: string; csv?: boolean }>) => {
    const query = inquiryQuerySchema.parse({ ...options, q: options.search });
    const { parts } = await findEntries(store, query);
    const entries: Entry[] = [];
    for await (const part of parts) entries.push(...part);
    entries.reverse();
    if (options.csv) {
      return joinText(formatInquiriesCsv([entries], site.origin, STORED_LIST_WORDS));
    }
    const none = isFiltered(query) ? 'No inquiry matches.' : `No inquiries in ${place}.`;
    const table = entries.length === 0 ? none : formatTable(entries);
    const text = `${table}\n\nUnanswered: ${await countOpenInquiries(store)}`;
    return { text, json: entries };
  },
  { isDefault: true },
)
  .option('--csv', 'for spreadsheets')
  .option('--search <text>', 'all words in name, e-mail address, phone or reference', readSearch)
  .addOption(new Option('--state <state>').choices(INQUIRY_STATES))
  .addOption(new Option('--reason <reason>').choices(REASONS))
  .option('--plan <title>', 'requested plan')
  .option('--language <code>', 'language of the page')
  .option('--from <day>', 'first day', readDay)
  .option('--until <day>', 'last day', readDay);

add('show <reference>', 'one inquiry with all details', async ({ store }, reference) => {
  return answerWithEntry(await findEntry(store, reference));
});

add(
  'resend [reference]',
  'retries the undelivered deliveries of an inquiry',
  async ({ store, audit, options }: Call<{ dead?: boolean }>, reference?: string) => {
    if (reference === undefined && !options.dead) throw new Error('Add a reference or --dead.');
    const chosen = reference === undefined ? 'dead' : await findEntry(store, reference);
    const targets = await resend(store, chosen, audit);
    // Operators see targets that the server no longer has.
    const names = [...new Set(targets)].map(toOneLine).join(', ');
    return `Deliveries to retry: ${targets.length}${names && ` (${names})`}`;
  },
).option('--dead', 'instead all deliveries that are no longer retried');

add('answered <reference>', 'marks an inquiry as answered', async ({ store, audit }, name) => {
  const { reference, answeredAt, answeredBy } = await findEntry(store, name);
  if (answeredAt !== null) {
    const time = formatBerlinTime(Date.parse(answeredAt));
    return `Already answered: ${reference}, by ${toOneLine(answeredBy ?? 'unknown')}, ${time}`;
  }
  await markAnswered(store, { reference, isAnswered: true }, audit);
  return `Answered: ${reference}`;
});

add('reopen <reference>', 'marks it as not answered', async ({ store, audit }, name) => {
  const { reference, answeredAt } = await findEntry(store, name);
  if (answeredAt === null) return `Already open: ${reference}`;
  await markAnswered(store, { reference, isAnswered: false }, audit);
  return `Open again: ${reference}`;
});

add(
  'erase <reference-or-email>',
  'erases an inquiry, or all of an e-mail address',
  async ({ store, audit, options }: Call<{ dryRun?: boolean }>, which) => {
    const chosen = which.includes('@') ? { email: which } : await findEntry(store, which);
    const count = await countInquiries(store, chosen);
    if (count === 0) throw new Error(`There is no inquiry of ${toOneLine(which)}.`);
    if (options.dryRun) return `Would erase: ${count}`;
    return `Erased: ${await eraseInquiries(store, chosen, audit)}`;
  },
).option('--dry-run', 'only counts');

add('backup <file>', 'copies the SQLite store, also while the server runs', async (call, copy) => {
  if (call.file === undefined) {
    throw new Error('Only SQLite stores are copied; docs/operations/run.md describes the others.');
  }
  backUp(call.file, copy);
  return `Copied to ${copy}`;
});

add(
  'retention [time]',
  'time up to which expired data is erased, and what has expired since; with a time, moves it',
  ({ store, audit }, time?: string) => answerRetention(store, audit.now, time),
);

add(
  'import <file>',
  'imports the inbox file of an earlier version and deletes it',
  ({ store }, file) => importFile(store, file),
);

/** The commands of `npm run inbox`. */
export { program as inbox };

/** The inquiry of a reference, also in lower case. @throws Error if there is none */
async function findEntry(store: Store, reference: string): Promise<Entry> {
  const found = await findInquiry(store, reference.trim().toUpperCase());
  if (!found) throw new Error(`There is no inquiry ${toOneLine(reference)}.`);
  return toEntry(found);
}

/** Refuses words that the list would ignore. */
function readSearch(text: string): string {
  if (inquiryQuerySchema.parse({ q: text }).q !== undefined) return text;
  throw new InvalidArgumentError('It needs some words, of at most 100 characters.');
}

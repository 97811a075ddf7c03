import { parseArgs } from 'node:util';
import {
  INQUIRY_STATES,
  type InquiryQuery,
  inquiryQuerySchema,
  isFiltered,
} from '#app/domain/contact/inquiry-query.ts';
import { toOneLine } from '#app/domain/plain-text.ts';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time.ts';
import { readEnvironment } from '#app/server/environment.ts';
import { formatInquiriesCsv, formatJson } from '#app/server/inquiries/export.ts';
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
import type { AuditContext } from '#app/server/store/people.ts';
import type { Store } from '#app/server/store/store.ts';
import { site } from '#app/site.ts';
import { isOnEdge, openCommandStore } from './command-line/open-store.ts';
import { readShellActor } from './command-line/user-name.ts';
import { backUp } from './inbox/backup.ts';
import { importFile } from './inbox/import-file.ts';
import { formatEntry, formatResent, formatTable, STORED_LIST_WORDS } from './inbox/report.ts';
import { describeRetention, moveRetention } from './inbox/retention.ts';

// `npm run inbox`: reads and manages the inquiries in the store, also while the server runs.

const USAGE = `npm run inbox                        all inquiries
npm run inbox -- --json | --csv      all inquiries for other programs
npm run inbox -- --search TEXT       those with all words in name, e-mail address, phone or reference;
                                     also --state open | answered | undelivered | dead,
                                     --from DAY and --until DAY, and with --json or --csv
npm run inbox -- show REFERENCE      one inquiry with all details
npm run inbox -- resend REFERENCE    retries the undelivered deliveries of an inquiry
npm run inbox -- resend --dead       retries all dead deliveries
npm run inbox -- answered REFERENCE  marks an inquiry as answered
npm run inbox -- reopen REFERENCE    marks it as not answered
npm run inbox -- erase REFERENCE | E-MAIL   --dry-run only counts
npm run inbox -- backup FILE         copies the SQLite store to FILE, also while the server runs
npm run inbox -- retention           time up to which expired data is erased, and what has expired since
npm run inbox -- retention TIME      moves that time forward
npm run inbox -- import FILE         imports the inbox file of an earlier version and deletes it

--by NAME names you in the audit log; default: the system's user`;

type Command = (
  store: Store,
  argument: string,
  audit: AuditContext,
  isDryRun: boolean,
) => Promise<string>;

const OTHER_BACKUPS =
  'This command only copies SQLite stores. docs/operations/run.md describes the others.';

/** Stands for a reference: all dead deliveries. */
const DEAD = '--dead';
/** Stands for a time: reports and changes nothing. */
const NOW = 'now';

const commands: Record<string, Command> = {
  show: async (store, reference) => {
    const found = await findInquiry(store, normalize(reference));
    return found ? formatEntry(toEntry(found), site.origin) : missing(reference);
  },
  resend: async (store, which, audit) => {
    const chosen = which === DEAD ? 'dead' : { reference: normalize(which) };
    return formatResent(await resend(store, chosen, audit));
  },
  answered: async (store, name, audit) => {
    const reference = normalize(name);
    const answering = await markAnswered(store, { reference, isAnswered: true }, audit);
    if (!answering) return missing(name);
    if (answering.isDone) return `Answered: ${reference}`;
    const time = formatBerlinTime(answering.answeredAt ?? 0);
    const who = answering.answeredBy ?? 'unknown';
    return `Already answered: ${reference}, by ${toOneLine(who)}, ${time}`;
  },
  reopen: async (store, name, audit) => {
    const reference = normalize(name);
    const answering = await markAnswered(store, { reference, isAnswered: false }, audit);
    if (!answering) return missing(name);
    return answering.isDone ? `Open again: ${reference}` : `Open already: ${reference}`;
  },
  erase: async (store, which, audit, isDryRun) => {
    const chosen = which.includes('@') ? { email: which } : { reference: normalize(which) };
    const count =
      'email' in chosen
        ? await countInquiriesOf(store, chosen.email)
        : Number((await findInquiry(store, chosen.reference)) !== undefined);
    if (count === 0) return missing(which);
    if (isDryRun) return `Would erase: ${count}`;
    return `Erased: ${await eraseInquiries(store, chosen, audit)}`;
  },
  backup: async (_, copy) => {
    if (isOnEdge(process.env.DATABASE_URL)) throw new Error(OTHER_BACKUPS);
    const file = findSqliteFile(readEnvironment(process.env).DATABASE_URL);
    if (file === undefined) throw new Error(OTHER_BACKUPS);
    backUp(file, copy);
    return `Copied to ${copy}`;
  },
  retention: (store, time, { now }) =>
    time === NOW ? describeRetention(store, now) : moveRetention(store, time, now),
  import: async (store, file) => {
    const { count, unreadable } = await importFile(store, file);
    if (unreadable.length === 0) return `Imported: ${count}. ${file} is deleted.`;
    process.exitCode = 1;
    return `Imported: ${count}. Not readable: line ${unreadable.join(', ')}. ${file} is not deleted.`;
  },
};

try {
  const { values, positionals } = readArguments();
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const { store, place } = await openCommandStore();
  try {
    const [name, argument = readDefault(positionals[0], values.dead), ...others] = positionals;
    const isDryRun = values['dry-run'];
    const command = name !== undefined && Object.hasOwn(commands, name) && commands[name];
    if (others.length > 0) fail(`Only one can be given, and nothing was done: ${others.join(' ')}`);
    else if (isDryRun && name !== 'erase') fail('--dry-run belongs to erase; nothing was done.');
    else if (name === undefined) console.log(await list(store, place, values));
    else if (command && argument !== undefined) {
      const audit = { actor: readShellActor(values.by), now: Date.now() };
      console.log(await command(store, argument, audit, isDryRun));
    } else fail(USAGE);
  } finally {
    await store.close();
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
      dead: { type: 'boolean' },
      'dry-run': { type: 'boolean', default: false },
      by: { type: 'string' },
      search: { type: 'string' },
      state: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

/** The value of an omitted argument. */
function readDefault(name: string | undefined, isDead: boolean | undefined): string | undefined {
  if (name === 'retention') return NOW;
  return isDead ? DEAD : undefined;
}

type ListOptions = ReturnType<typeof readArguments>['values'];

/** The inquiries with the newest last, where a terminal shows it, and the number of unanswered ones. */
async function list(store: Store, place: string, options: ListOptions): Promise<string> {
  const { json, csv } = options;
  const query = readQuery(options);
  const entries = (await listEntries(store, query)).reverse();
  if (json) return formatJson(entries);
  if (csv) return formatInquiriesCsv(entries, site.origin, STORED_LIST_WORDS);
  if (entries.length > 0) {
    return `${formatTable(entries)}\n\nUnanswered: ${await countOpenInquiries(store)}`;
  }
  return isFiltered(query) ? 'No inquiry matches.' : `No inquiries in ${place}.`;
}

/** @throws Error if an option has no meaning, instead of listing too much */
function readQuery({ search, ...filter }: ListOptions): InquiryQuery {
  const given = { q: search, state: filter.state, from: filter.from, until: filter.until };
  const query = inquiryQuerySchema.parse(given);
  if (search !== undefined && query.q === undefined) throw new Error('--search needs some words.');
  if (filter.state !== query.state) {
    throw new Error(`--state is one of ${INQUIRY_STATES.join(', ')}.`);
  }
  if (filter.from !== query.from || filter.until !== query.until) {
    throw new Error('--from and --until are days such as 2026-11-25.');
  }
  return query;
}

/** Accepts references in lower case. */
function normalize(reference: string): string {
  return reference.trim().toUpperCase();
}

function missing(which: string): string {
  process.exitCode = 1;
  return `There is no inquiry ${toOneLine(which)}.`;
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

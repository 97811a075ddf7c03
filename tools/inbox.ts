import { userInfo } from 'node:os';
import { readEnvironment } from '#app/server/environment.ts';
import { describeEntry, formatJson } from '#app/server/inquiries/entry.ts';
import { formatCsv } from '#app/server/inquiries/inquiry-csv.ts';
import { resend } from '#app/server/store/deliveries.ts';
import { findInquiry, listInquiries } from '#app/server/store/inquiries.ts';
import { eraseInquiries, markAnswered } from '#app/server/store/inquiry-actions.ts';
import { StoreTooNewError } from '#app/server/store/migrations.ts';
import { describeStore, findSqliteFile, openStore } from '#app/server/store/open-store.ts';
import { codeOf, type Store } from '#app/server/store/store.ts';
import { site } from '#app/site.ts';
import { backUp } from './inbox/backup.ts';
import { importFile } from './inbox/import-file.ts';
import { formatEntry, formatTable, STORED_WORDS } from './inbox/report.ts';
import { showTime, stripControls } from './report/columns.ts';

// `npm run inbox`: reads and manages the inquiries in the store. Beside a running server, too.

const USAGE = `npm run inbox                        all inquiries
npm run inbox -- --json | --csv      the same for other programs
npm run inbox -- show REFERENCE      all that is known of one
npm run inbox -- resend REFERENCE    delivers again what was not delivered of it
npm run inbox -- resend --dead       the same with all that is dead
npm run inbox -- answered REFERENCE  marks it as answered
npm run inbox -- erase REFERENCE | E-MAIL
npm run inbox -- backup FILE         copies the whole store, beside a running server (SQLite)
npm run inbox -- import FILE         takes over the inbox file of an earlier version and deletes it`;

type Command = (store: Store, argument: string) => Promise<string>;

const commands: Record<string, Command> = {
  show: async (store, reference) => {
    const found = await findInquiry(store, normalize(reference));
    return found ? formatEntry(describeEntry(found), site.origin) : missing(reference);
  },
  resend: async (store, which) => {
    const chosen = which === '--dead' ? 'dead' : { reference: normalize(which) };
    return `To be delivered again: ${await resend(store, chosen, act())}`;
  },
  answered: async (store, name) => {
    const reference = normalize(name);
    const answering = await markAnswered(store, { reference, isAnswered: true }, act());
    if (!answering) return missing(name);
    if (answering.isDone) return `Answered: ${reference}`;
    const time = new Date(answering.answeredAt ?? 0).toISOString();
    const who = answering.answeredBy ?? 'unknown';
    return `Answered before: ${reference}, by ${stripControls(who)}, ${showTime(time)}`;
  },
  erase: async (store, which) => {
    const chosen = which.includes('@') ? { email: which } : { reference: normalize(which) };
    return `Erased: ${await eraseInquiries(store, chosen, act())}`;
  },
  backup: async (_, copy) => {
    const file = findSqliteFile(readEnvironment(process.env).DATABASE_URL);
    if (file === undefined)
      throw new Error('This is for SQLite; docs/operations.md has the others');
    await backUp(file, copy);
    return `Copied to ${copy}`;
  },
  import: async (store, file) => {
    const { count, unreadable } = await importFile(store, file);
    if (unreadable.length === 0) return `Taken over: ${count}. ${file} is deleted.`;
    process.exitCode = 1;
    return `Taken over: ${count}. Not readable: line ${unreadable.join(', ')}. ${file} is still there.`;
  },
};

try {
  const { store, place } = await openInbox();
  try {
    console.log(await answer(store, place));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function openInbox(): Promise<{ store: Store; place: string }> {
  const { DATABASE_URL: url = '' } = process.env;
  if (url.startsWith('d1:')) {
    const { openD1 } = await import('./inbox/d1.ts');
    return { store: await openD1(url), place: `the database of the edge (${url})` };
  }
  const { DATABASE_URL } = readEnvironment(process.env);
  const place = describeStore(DATABASE_URL);
  const store = await openStore(DATABASE_URL, () => undefined);
  try {
    await store.touch();
  } catch (error) {
    await store.close();
    if (error instanceof StoreTooNewError) throw error;
    throw new Error(`The store ${place} cannot be used now (${codeOf(error)}).`);
  }
  return { store, place };
}

async function answer(store: Store, place: string): Promise<string> {
  const [name, argument] = process.argv.slice(2);
  if (name === undefined || name === '--json' || name === '--csv') return list(store, place, name);
  const command = commands[name];
  if (!command || argument === undefined) {
    process.exitCode = 1;
    return USAGE;
  }
  return command(store, argument);
}

async function list(store: Store, place: string, format?: string): Promise<string> {
  const entries = (await listInquiries(store)).map(describeEntry);
  if (format === '--json') return formatJson(entries);
  if (format === '--csv') return formatCsv(entries, site.origin, STORED_WORDS);
  return entries.length > 0 ? formatTable(entries) : `No inquiries in ${place}.`;
}

/** For the log of staff: the machine's user. */
function act() {
  return { by: userInfo().username, now: Date.now() };
}

/** As people type it. */
function normalize(reference: string): string {
  return reference.trim().toUpperCase();
}

function missing(reference: string): string {
  process.exitCode = 1;
  return `There is no inquiry ${normalize(reference)}.`;
}

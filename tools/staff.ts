import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#app/server/environment.ts';
import { createEdgeStaffRoom, createStaffRoom } from '#app/server/staff/staff-room.ts';
import { openStore } from '#app/server/store/open-store.ts';
import { type Answer, CommandError, runCommand } from './staff/commands.ts';
import { openWrittenStore } from './staff/written-store.ts';

// `npm run staff`: who may publish prices and read inquiries. Beside a running server, too.

const USAGE = `npm run staff -- list
npm run staff -- invite NAME --rights prices,inquiries   a one-time link; for a name on the staff, another one
npm run staff -- rights NAME prices | inquiries | prices,inquiries | none
npm run staff -- remove NAME                             ends the sessions at once
npm run staff -- log                                     who did what, the newest first
--json gives the same to other programs, --by NAME says who you are
invite … --sql touches no store: it prints the statements that invite a person on Cloudflare's D1`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rights: { type: 'string' },
      by: { type: 'string', default: userInfo().username },
      json: { type: 'boolean', default: false },
      sql: { type: 'boolean', default: false },
    },
  });
  const environment = readEnvironment(process.env);
  const act = { by: values.by, now: Date.now() };
  const store = values.sql ? openWrittenStore() : await openStore(environment.DATABASE_URL);
  try {
    const room =
      'sql' in store
        ? createEdgeStaffRoom(environment, store)
        : createStaffRoom(environment, store, environment.PORT);
    if ('sql' in store && positionals[0] !== 'invite') throw new CommandError(USAGE);
    const answer = await runCommand(room, positionals, values.rights, act);
    if (answer) print(answer, values.json);
    else fail(USAGE);
    if (answer && 'sql' in store) console.log(`\n${store.sql()}`);
  } finally {
    await store.close();
  }
} catch (error) {
  if (error instanceof CommandError || error instanceof Error) fail(error.message);
  else fail(String(error));
}

function print({ text, data }: Answer, isJson: boolean): void {
  console.log(isJson ? JSON.stringify(data, null, 2) : text);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

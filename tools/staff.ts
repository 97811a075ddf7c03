import { parseArgs } from 'node:util';
import { AUDIT_KINDS } from '#app/domain/staff/audit-log.ts';
import { RIGHTS } from '#app/domain/staff/rights.ts';
import { readEnvironment } from '#app/server/environment.ts';
import {
  createEdgeStaffContext,
  createStaffContext,
  type StaffContext,
} from '#app/server/staff/staff-context.ts';
import { isOnEdge, openCommandStore } from './command-line/open-store.ts';
import { readShellActor } from './command-line/user-name.ts';
import { runCommand } from './staff/commands.ts';
import { runLogCommand } from './staff/log-command.ts';

// `npm run staff`: manages staff and their rights, also while the server runs.

const USAGE = `npm run staff -- list
npm run staff -- invite NAME --rights ${RIGHTS.join()}   prints a one-time sign-in link
npm run staff -- invite NAME                                   another link for an existing staff member
npm run staff -- rights NAME ${RIGHTS.join(' | ')} | ${RIGHTS.join()} | none
npm run staff -- sign-out NAME                                 ends all sessions of a staff member
npm run staff -- sign-out NAME SESSION                         ends one, by its id
npm run staff -- show NAME                                     passkeys and open sessions
npm run staff -- rename-passkey NAME PASSKEY LABEL             by name or id
npm run staff -- remove-passkey NAME PASSKEY
npm run staff -- remove NAME                                   removes a staff member and ends all sessions
npm run staff -- log                                           the audit log, newest entry first
  --person NAME, --kind ${AUDIT_KINDS.join(' | ')}, --from 2026-12-01, --until 2026-12-31, --csv
--json prints JSON; --by NAME names you in the audit log`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rights: { type: 'string' },
      by: { type: 'string' },
      person: { type: 'string' },
      kind: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      csv: { type: 'boolean' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const staff = await openStaff();
  try {
    const audit = { actor: readShellActor(values.by), now: Date.now() };
    const answer =
      positionals[0] === 'log'
        ? await runLogCommand(staff.store, values)
        : await runCommand(staff, positionals, values.rights, audit);
    if (!answer) fail(USAGE);
    else console.log(values.json ? JSON.stringify(answer.data, null, 2) : answer.text);
  } finally {
    await staff.store.close();
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

/** Staff context of the server or of the edge, as `DATABASE_URL` says. */
async function openStaff(): Promise<StaffContext> {
  const { store } = await openCommandStore();
  const { DATABASE_URL: url, ...others } = process.env;
  if (!isOnEdge(url)) {
    const environment = readEnvironment(process.env);
    return createStaffContext(environment, store, environment.PORT);
  }
  const { STAFF_ORIGIN, PORT } = readEnvironment(others);
  const local = url === 'd1:local' ? `http://localhost:${PORT}` : undefined;
  return createEdgeStaffContext({ STAFF_ORIGIN: STAFF_ORIGIN ?? local }, store);
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

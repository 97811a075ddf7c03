import { readEnvironment } from '#app/server/environment.ts';
import {
  createEdgeStaffContext,
  createStaffContext,
  type StaffContext,
} from '#app/server/staff/staff-context.ts';
import { isOnEdge, openCommandStore } from './command-line/open-store.ts';
import { runProgram } from './command-line/program.ts';
import { createStaffProgram } from './staff/program.ts';

// `npm run staff`: manages staff and their rights, also while the server runs.

await runProgram(createStaffProgram(openStaff));

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

import { endWithNpm } from './end-with-npm.mjs';
import { run } from './run.mjs';
import { prepare } from './setup.mjs';

// `npm test`: installs what is missing, then runs all checks; `npm run check` leaves out the slow ones.

endWithNpm();
const node = await prepare();
const { status } = await run(node, ['tools/checks/run.ts', ...process.argv.slice(2)]);
process.exit(status);

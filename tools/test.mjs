import './usage.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { run } from './run.mjs';
import { prepare } from './setup.mjs';

// `npm test`: installs what is missing, then runs all checks; `npm run check` leaves out the slow
// ones, `npm run test:long` runs those that take long.

endWithNpm();
const node = await prepare().catch((error) => {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
});
const { status } = await run(node, ['tools/checks/run.ts', ...process.argv.slice(2)]);
process.exit(status);

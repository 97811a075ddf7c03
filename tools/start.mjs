import { endWithNpm } from './end-with-npm.mjs';
import { run } from './run.mjs';
import { prepare, stop } from './setup.mjs';
import { build, isBuilt } from './site-build.mjs';

// `npm start`: installs and builds what is missing, then serves the site until told to stop.

endWithNpm();
const node = await prepare().catch(stop);
if (!isBuilt()) {
  console.log('Building (once per change) …');
  const { status, output } = await build({ output: 'kept' });
  if (status !== 0) {
    console.error(`${output}\nThe build failed; its output is above.`);
    process.exit(status);
  }
}
const server = ['--import', './tools/end-with-parent.mjs', 'app/server/hosts/node.ts'];
const env = { NODE_ENV: 'production', ...process.env };
const { status } = await run(node, server, { env, watched: true });
process.exit(status);

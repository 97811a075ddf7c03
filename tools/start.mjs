import './usage.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { run } from './run.mjs';
import { prepare, stop } from './setup.mjs';
import { build, isBuilt } from './site-build.mjs';

// `npm start`: installs and builds what is missing, then serves the site until told to stop; with
// --edge as a Worker in a runtime like Cloudflare's.

endWithNpm();
const node = await prepare().catch(stop);
const target = process.argv.includes('--edge') ? 'edge' : 'node';
if (!isBuilt(target)) {
  console.log('Building (once per change) …');
  const { status, output } = await build(target, { output: 'kept' });
  if (status !== 0) {
    console.error(`${output}\nThe build failed; its output is above.`);
    process.exit(status);
  }
}
const program = target === 'edge' ? 'tools/edge/start.ts' : 'dist/node/server.js';
const server = ['--import', './tools/end-with-parent.mjs', program];
const env = { NODE_ENV: 'production', ...process.env };
const { status } = await run(node, server, { env, watched: true });
process.exit(status);

import './usage.mjs';
import { prepare, stop } from './setup.mjs';
import { build, isBuilt } from './site-build.mjs';

// `npm run build`, and with --edge the Worker beside it; with --when-needed only what is not the
// build of these sources already; with --generated, Panda's code stays as it is.

await prepare().catch(stop);
const isNeeded = !process.argv.includes('--when-needed');
const isGenerated = process.argv.includes('--generated');
/** @type {import('./site-build.mjs').Target[]} */
const targets = process.argv.includes('--edge') ? ['node', 'edge'] : ['node'];
for (const target of targets) {
  if (!isNeeded && isBuilt(target)) continue;
  const { status } = await build(target, { isGenerated });
  if (status !== 0) process.exit(status);
}

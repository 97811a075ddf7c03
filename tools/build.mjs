import './usage.mjs';
import { prepare, stop } from './setup.mjs';
import { build, buildEdge, isBuilt, isEdgeBuilt } from './site-build.mjs';

// `npm run build`, and with --edge the Worker beside it; with --when-needed only what is not the
// build of these sources already.

await prepare().catch(stop);
const isNeeded = !process.argv.includes('--when-needed');
if (isNeeded || !isBuilt()) await buildOrEnd(build);
if (process.argv.includes('--edge') && (isNeeded || !isEdgeBuilt())) await buildOrEnd(buildEdge);

/** @param {() => Promise<{ status: number }>} make */
async function buildOrEnd(make) {
  const { status } = await make();
  if (status !== 0) process.exit(status);
}

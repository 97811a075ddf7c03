import { prepare, stop } from './setup.mjs';
import { build, isBuilt } from './site-build.mjs';

// `npm run build`; with --when-needed only if the sources have changed since the last one.

await prepare().catch(stop);
const isNeeded = !process.argv.includes('--when-needed') || !isBuilt();
if (isNeeded) {
  const { status } = await build();
  process.exitCode = status;
}

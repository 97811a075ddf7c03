import './usage.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { projectFolder, run } from './run.mjs';
import { prepare, stop } from './setup.mjs';
import { CODEGEN } from './site-build.mjs';

// `npm run dev`: the site with live reload. It ends with npm, however npm ends.

endWithNpm();
const node = await prepare().catch(stop);
const codegen = await run('panda', CODEGEN);
if (codegen.status !== 0) process.exit(codegen.status);
const vite = ['--import', './tools/end-with-parent.mjs', 'node_modules/vite/bin/vite.js'];
const args = [...vite, 'dev', '--config', 'app.config.ts', ...process.argv.slice(2)];
const { status } = await run(node, args, { cwd: projectFolder, watched: true });
process.exit(status);

import './usage.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run.mjs';

// Runs before scripts of package.json that install nothing themselves.

// npm writes this file last.
if (!existsSync(join(projectFolder, 'node_modules', '.package-lock.json'))) {
  console.error('The packages are not installed yet. Run `npm start` or `npm ci` first.');
  process.exit(1);
}

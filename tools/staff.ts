import { runProgram } from './command-line/program.ts';
import { staff } from './staff/program.ts';

// `npm run staff`: manages staff and their rights, also while the server runs.

await runProgram(staff);

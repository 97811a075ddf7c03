import { runProgram } from './command-line/program.ts';
import { inbox } from './inbox/program.ts';

// `npm run inbox`: reads and manages the inquiries in the store, also while the server runs.

await runProgram(inbox);

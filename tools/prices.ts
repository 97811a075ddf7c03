import { runProgram } from './command-line/program.ts';
import { prices } from './prices/program.ts';

// `npm run prices`: publishes price lists and shows which one is in force, also while the server runs.

await runProgram(prices);

import { runProgram } from './command-line/program.ts';

// `npm run prices`: publishes price lists and shows which one is in force, also while the server runs.

// A chunk of its own in the build, two folders deep, because it looks for `locales` there.
const { prices } = await import('./prices/program.ts');
await runProgram(prices);

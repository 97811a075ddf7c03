import { registerHooks } from 'node:module';
import { runProgram } from './command-line/program.ts';

// `npm run prices`: publishes price lists and shows which one is in force, also while the server runs.

// The app's imports lack file extensions, which Node requires.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOurs = !context.parentURL?.includes('/node_modules/');
    const isShort = /^(?:\.\/|#app\/)/.test(specifier) && !/\.\w+$/.test(specifier);
    return next(isOurs && isShort ? `${specifier}.ts` : specifier, context);
  },
});
const { prices } = await import('./prices/program.ts');
await runProgram(prices);

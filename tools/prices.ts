import './prices/resolve-sources.ts';

// `npm run prices`: publishes price lists and shows which one is in force, also while the server runs.

const { runPrices } = await import('./prices/command.ts');
process.exitCode = await runPrices(process.argv.slice(2));

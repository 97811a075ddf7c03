import './prices/resolve-sources.ts';

// `npm run prices`: publishes price lists and tells which one is in force. Beside a running server, too.

const { runPrices } = await import('./prices/command.ts');
process.exitCode = await runPrices(process.argv.slice(2));

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compare, pickMedian, type Row } from './rows.ts';

const ROUNDS = 5;

/** Quotes of the price engine, built as the site's are. */
export async function measureQuotes(): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'stagemap-bench-'));
  try {
    const entry = fileURLToPath(new URL('quote-work.ts', import.meta.url));
    await build({
      configFile: false,
      logLevel: 'error',
      build: { ssr: entry, outDir: folder, rolldownOptions: { output: { format: 'es' } } },
      ssr: { noExternal: true },
    });
    const { quoteAll, readAll } = await import(pathToFileURL(join(folder, 'quote-work.js')).href);
    const rounds = Array.from({ length: ROUNDS }, () => ({
      read: readAll().perSecond,
      quote: quoteAll().perSecond,
    }));
    const middle = pickMedian(rounds, ({ read, quote }) => quote / read);
    return compare('quotes/s (readings of a query)', middle.quote, middle.read);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

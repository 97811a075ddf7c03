import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressible types; pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:css|js|svg|txt|xml|json)$/;
/** The server compresses nothing smaller either. */
const MIN_BYTES = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each file of a build, at the highest level; the server sends
 * these.
 */
export async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= MIN_BYTES);
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await compressBrotli(content, { params }));
      writeFileSync(`${file}.gz`, await compressGzip(content, { level: 9 }));
    }),
  );
}

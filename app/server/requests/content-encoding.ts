import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Bytes = Uint8Array<ArrayBuffer>;
export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes of a body below which compression gains nothing. */
export const MIN_COMPRESSED_BYTES = 1024;

/**
 * `quick` takes milliseconds; `thorough` saves a twelfth of the size for fifty times the time; `best`
 * is for content that is compressed once.
 */
const QUALITIES = {
  quick: { br: 6, gzip: 7 },
  thorough: { br: 10, gzip: 9 },
  best: { br: 11, gzip: 9 },
};
export type Quality = keyof typeof QUALITIES;

type Done = (error: Error | null, result: Buffer<ArrayBuffer>) => void;

const brotliAsync = promisify((bytes: Bytes, quality: number, done: Done) =>
  brotliCompress(bytes, brotliOptions(bytes.byteLength, quality), done),
);
const gzipAsync = promisify((bytes: Bytes, level: number, done: Done) =>
  gzip(bytes, { level }, done),
);

/** A window as large as the body, since the default takes 4 MB for each compression. */
function brotliOptions(size: number, quality: number): BrotliOptions {
  const windowBits = Math.max(Math.ceil(Math.log2(size + 16)), constants.BROTLI_MIN_WINDOW_BITS);
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(windowBits, constants.BROTLI_DEFAULT_WINDOW),
    },
  };
}

export async function compress(
  bytes: Bytes,
  encoding: Encoding,
  quality: Quality = 'quick',
): Promise<Bytes> {
  if (encoding === 'identity') return bytes;
  const { br, gzip: level } = QUALITIES[quality];
  const compressed = encoding === 'br' ? brotliAsync(bytes, br) : gzipAsync(bytes, level);
  // Copied, since the result would keep 64 KB of Node's buffer pool alive.
  return new Uint8Array(await compressed);
}

/** Browsers send few different headers. */
const choices = new LRUCache<string, Encoding>({ max: 100, memoMethod: choose });

/** The smallest encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(accepted: string | null): Encoding {
  return accepted === null ? 'identity' : choices.memo(accepted);
}

function choose(accepted: string): Encoding {
  const qualities = readQualities(accepted);
  const accepts = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

function readQualities(accepted: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const [, quality = '1'] = /^q=([\d.]+)$/.exec(parameters.join()) ?? [];
    if (name !== '') qualities.set(name, Number(quality));
  }
  return qualities;
}

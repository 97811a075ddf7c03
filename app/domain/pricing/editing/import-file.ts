import { parseJson } from '#app/domain/parse-json';
import type { PricingConfig } from '#app/domain/pricing/config';
import { type ConfigIssue, parsePricingConfig } from '#app/domain/pricing/read-config';

/** In bytes; browsers cannot store more. */
export const MAX_FILE_SIZE = 4_000_000;

type FileError = 'too-large' | 'empty' | 'not-utf8' | 'html' | 'truncated' | 'not-json';

export type ImportResult =
  | { ok: true; config: PricingConfig }
  | { ok: false; fault: FileError }
  | { ok: false; fault: 'wrong-shape'; issues: ConfigIssue[] };

/** Reads an exported configuration. Never throws: errors are returned (D19, D22). */
export function readConfigFile(bytes: Uint8Array): ImportResult {
  if (bytes.byteLength > MAX_FILE_SIZE) return { ok: false, fault: 'too-large' };
  // UTF-16 text contains zero bytes, UTF-8 JSON does not.
  if (bytes.includes(0)) return { ok: false, fault: 'not-utf8' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return { ok: false, fault: 'not-utf8' };
  }
  return text === '' ? { ok: false, fault: 'empty' } : readConfigText(text);
}

function readConfigText(text: string): ImportResult {
  const value = parseJson(text);
  if (value === undefined) return { ok: false, fault: guessFileError(text) };
  const result = parsePricingConfig(value);
  return result.ok ? result : { ...result, fault: 'wrong-shape' };
}

function guessFileError(text: string): FileError {
  if (text.startsWith('<')) return 'html';
  return text.startsWith('{') && !text.endsWith('}') ? 'truncated' : 'not-json';
}

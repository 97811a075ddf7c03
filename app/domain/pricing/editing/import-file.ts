import { parseJson } from '#app/domain/parse-json.ts';
import type { PricingConfig } from '#app/domain/pricing/config.ts';
import { type ConfigIssue, parsePricingConfig } from '#app/domain/pricing/read-config.ts';
import { type Result, refuse } from '#app/domain/result.ts';

/** In bytes; browsers cannot store more. */
export const MAX_FILE_SIZE = 4_000_000;

type FileError = 'too-large' | 'empty' | 'not-utf8' | 'html' | 'truncated' | 'not-json';

export type ImportFault = { kind: FileError } | { kind: 'wrong-shape'; issues: ConfigIssue[] };

/** Reads an exported configuration. Never throws: errors are returned (D19, D22). */
export function readConfigFile(bytes: Uint8Array): Result<PricingConfig, ImportFault> {
  if (bytes.byteLength > MAX_FILE_SIZE) return refuse({ kind: 'too-large' });
  // UTF-16 text contains zero bytes, UTF-8 JSON does not.
  if (bytes.includes(0)) return refuse({ kind: 'not-utf8' });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return refuse({ kind: 'not-utf8' });
  }
  if (text === '') return refuse({ kind: 'empty' });
  const value = parseJson(text);
  if (value === undefined) return refuse({ kind: guessFileError(text) });
  const result = parsePricingConfig(value);
  return result.kind === 'ok' ? result : refuse({ kind: 'wrong-shape', issues: result.refusal });
}

function guessFileError(text: string): FileError {
  if (text.startsWith('<')) return 'html';
  return text.startsWith('{') && !text.endsWith('}') ? 'truncated' : 'not-json';
}

import { type ConfigIssue, type PricingConfig, parsePricingConfig } from './config';

/** A larger file is not even read; no browser could store what is in it (in bytes). */
export const MAX_FILE_SIZE = 4_000_000;

export type FileFault = 'too-large' | 'empty' | 'not-utf8' | 'html' | 'truncated' | 'not-json';

export type ReadFile =
  | { ok: true; config: PricingConfig }
  | { ok: false; fault: FileFault }
  | { ok: false; fault: 'wrong-shape'; issues: ConfigIssue[] };

/** Reads an exported configuration. Nothing throws: whatever is wrong is said (D19, D22). */
export function readConfigFile(bytes: Uint8Array): ReadFile {
  if (bytes.byteLength > MAX_FILE_SIZE) return { ok: false, fault: 'too-large' };
  const text = decode(bytes);
  if (text === undefined) return { ok: false, fault: 'not-utf8' };
  if (text === '') return { ok: false, fault: 'empty' };
  const parsed = parse(text);
  if (parsed === undefined) return { ok: false, fault: guessFault(text) };
  const result = parsePricingConfig(parsed.value);
  return result.ok ? result : { ...result, fault: 'wrong-shape' };
}

/** Text in UTF-16 is full of zero bytes, which no JSON file contains. */
function decode(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
    // Stryker disable next-line BlockStatement: without the return it is undefined too.
  } catch {
    return undefined;
  }
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
    // Stryker disable next-line BlockStatement: without the return it is undefined too.
  } catch {
    return undefined;
  }
}

function guessFault(text: string): FileFault {
  if (text.startsWith('<')) return 'html';
  return text.startsWith('{') && !text.endsWith('}') ? 'truncated' : 'not-json';
}

import { makeFault, type ReadResult } from './list.ts';
import { readAtom } from './read-atom.ts';
import { readHtml } from './read-html.ts';
import { readJson } from './read-json.ts';
import type { ParseXml } from './xml.ts';

/** Three times a list of 5,000 artefacts in Atom. */
export const MAX_LIST_LENGTH = 20_000_000;

/** Reads a file or a pasted text as a tenant's list, or names what it is instead (D52). */
export function readList(text: string, parseXml: ParseXml): ReadResult {
  if (text.length > MAX_LIST_LENGTH) return makeFault('too-large');
  // trim() drops a byte order mark too.
  const content = text.trim();
  if (content === '') return makeFault('empty-file');
  if (!content.startsWith('<')) return readJson(content);
  return readHtml(content) ?? readAtom(content, parseXml);
}

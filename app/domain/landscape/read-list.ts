import { makeFault, type ReadResult } from './list';
import { type ParseXml, readAtom } from './read-atom';
import { readJson } from './read-json';

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

/** A page that was saved instead of the list; nothing if the text is no HTML. */
function readHtml(text: string): ReadResult | undefined {
  const head = text.slice(0, 1000);
  if (!/^(?:<!--[^>]*-->\s*)*(?:<!doctype html|<html|<head|<body)\b/i.test(head)) return undefined;
  if (SIGN_IN_MARKS.some((mark) => text.includes(mark))) return makeFault('sign-in-page');
  const title = readText(text, '<title', '</title>') || readText(text, '<h1', '</h1>');
  const [, code, message] = title.match(/\b([45]\d\d)\b[\s–—:-]*(.*)$/) ?? [];
  if (code) return makeFault('error-answer', { code, ...(message && { message }) });
  return makeFault('html', { ...(title && { message: title }) });
}

/** Parts of SAP's sign-in pages: identity provider, login server, and the redirect to it. */
const SIGN_IN_MARKS = [
  'j_password',
  'logOnForm',
  'type="password"',
  '/oauth/authorize',
  '/saml2/idp/',
  'fragmentAfterLogin',
  'SAMLRequest',
];

function readText(html: string, start: string, end: string): string {
  const lower = html.toLowerCase();
  const open = lower.indexOf(start);
  if (open < 0) return '';
  const from = lower.indexOf('>', open) + 1;
  const to = lower.indexOf(end, from);
  return to < 0 ? '' : decodeEntities(html.slice(from, to)).trim().slice(0, 200);
}

/** Numeric entities and the dashes of error pages. */
function decodeEntities(text: string): string {
  return text
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replaceAll('&ndash;', '–')
    .replaceAll('&amp;', '&');
}

import { ENTRY_FIELDS, type ListEntry, makeFault, makeList, type ReadResult } from './list';
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

/** Reads an Atom answer: a feed, one entry, or what came instead. */
function readAtom(text: string, parseXml: ParseXml): ReadResult {
  const rootName = text.match(/<([A-Za-z][\w:.-]*)/)?.[1];
  // No tenant declares document types; a declaration could make a small file enormous.
  if (rootName === undefined || /<!(?:DOCTYPE|ENTITY)/i.test(text)) return makeFault('foreign');
  if (!isComplete(text, rootName)) return makeFault('half-file');
  const root = parseXml(text).documentElement;
  if (!root || hasParserError(root)) return makeFault('foreign');
  switch (getName(root)) {
    case 'error':
      return readError(root);
    case 'feed':
      return readEntries(
        [...root.children].filter((child) => getName(child) === 'entry'),
        root,
      );
    case 'entry':
      return readEntries([root], root);
    default:
      return makeFault('foreign');
  }
}

/** Whether the text ends with the end of its first element. */
function isComplete(text: string, rootName: string): boolean {
  if (text.endsWith(`</${rootName}>`)) return true;
  return text.endsWith('/>') && text.lastIndexOf('<') === text.indexOf(`<${rootName}`);
}

function readEntries(elements: readonly XmlElement[], root: XmlElement): ReadResult {
  return makeList({
    format: 'xml',
    entries: elements.map(readEntry),
    next: findNext(root),
    base: root.getAttribute('xml:base') ?? findChild(root, 'id')?.textContent ?? undefined,
  });
}

function readEntry(element: XmlElement): ListEntry {
  const entry: ListEntry = { type: findChild(element, 'category')?.getAttribute('term') ?? null };
  const content = findChild(element, 'content');
  const properties =
    findChild(element, 'properties') ?? (content && findChild(content, 'properties'));
  for (const property of properties?.children ?? []) {
    const field = ENTRY_FIELDS.find((one) => one === getName(property));
    if (field) entry[field] = property.textContent ?? '';
  }
  return entry;
}

function findNext(root: XmlElement): string | undefined {
  const link = [...root.children].find(
    (child) => getName(child) === 'link' && child.getAttribute('rel') === 'next',
  );
  return link?.getAttribute('href') ?? undefined;
}

function readError(root: XmlElement): ReadResult {
  const code = findChild(root, 'code')?.textContent?.trim();
  const message = findChild(root, 'message')?.textContent?.trim();
  return makeFault('error-answer', { ...(code && { code }), ...(message && { message }) });
}

/** Browsers put the error in place of the root, or first inside it. */
function hasParserError(root: XmlElement): boolean {
  return [root, ...root.children].some((element) => {
    const name = getName(element);
    return name === 'parsererror' || name === 'html' || name === 'body';
  });
}

function findChild({ children }: XmlElement, name: string): XmlElement | undefined {
  return [...children].find((child) => getName(child) === name);
}

/** Without the prefix, which some parsers leave in. */
function getName({ localName }: XmlElement): string {
  return localName.slice(localName.indexOf(':') + 1);
}

/** The part of the browser's `Element` that the list needs. */
type XmlElement = Pick<Element, 'localName' | 'textContent' | 'getAttribute'> & {
  readonly children: Iterable<XmlElement>;
};

export type ParseXml = (text: string) => { readonly documentElement: XmlElement | null };

import { parseJson } from '#app/domain/parse-json.ts';
import { decodeEntities } from './decode-entities.ts';
import { judgeResult, type RawResult, type ReadResult } from './list.ts';
import { type ListFault, type ListFaultKind, makeRefusal, OTHER_TEXTS } from './list-fault.ts';
import { makeList } from './make-list.ts';
import { type ListPage, readJson } from './read-json.ts';
import { type ParseXml, readXml } from './read-xml.ts';
import { readSavedState, type SavedState } from './saved-state.ts';

/** Three times a list of 5,000 artefacts in Atom. */
export const MAX_LIST_LENGTH = 20_000_000;

/**
 * Answers what a file or a pasted text is: a tenant's list, in one or more documents, a saved
 * state, or what it is instead (D52). Yields between flows, so that the caller can pause.
 */
export function* readList(
  content: string | ArrayBuffer,
  parseXml: ParseXml,
): Generator<undefined, ReadResult | SavedState> {
  // trim() drops a byte order mark too.
  const text = (typeof content === 'string' ? content : decode(content)).trim();
  const isTooLong = text.length > MAX_LIST_LENGTH;
  const saved = isTooLong ? undefined : yield* readSavedState(text);
  if (saved?.kind === 'saved') return saved;
  const read = saved ?? readText(text, parseXml);
  const isRead = read.kind === 'list' || read.kind === 'fault';
  return yield* judgeResult(isRead ? read : { kind: 'fault', fault: read });
}

function readText(text: string, parseXml: ParseXml): RawResult | ListFault {
  const archive = ARCHIVE_STARTS.some((start) => text.startsWith(start));
  if (archive) return { kind: SPREADSHEET_MARK.test(text) ? 'spreadsheet' : 'archive' };
  if (text.startsWith('ÐÏ\u0011à')) return { kind: 'spreadsheet' };
  if (text.length > MAX_LIST_LENGTH) return { kind: 'too-large' };
  const { body, status, reason } = splitAnswer(text);
  const head = body.slice(0, HEAD_LENGTH);
  const [named] = OTHER_TEXTS.find(([, pattern]) => pattern.test(head)) ?? [];
  if (named) return { kind: named };
  const documents = HTML_START.test(body) ? readHtml(body, parseXml) : read(body, parseXml);
  const pages = documents.filter((document) => 'entries' in document);
  const faults = documents.filter((document) => 'kind' in document);
  const isCut = faults.find(({ kind }) => kind === 'half-file');
  if (isCut) return isCut;
  const list = pages.length > 0 ? makeList(pages) : undefined;
  if (list && (list.kind === 'list' || faults.length === 0)) return list;
  const fault = faults.find(({ kind }) => kind !== 'foreign') ?? { kind: nameText(body) };
  if (status === undefined || status < 300 || !UNSAID.includes(fault.kind)) return fault;
  return status < 400 ? { kind: 'sign-in-page' } : makeRefusal(`${status}`, reason);
}

const HEAD_LENGTH = 20_000;

/** By its byte order mark, else as UTF-8, else as the encoding of older programs on Windows. */
function decode(content: ArrayBuffer): string {
  const [first, second] = new Uint8Array(content, 0, Math.min(2, content.byteLength));
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** ZIP, also empty, then 7z, RAR and gzip. */
const ARCHIVE_STARTS = ['PK\u0003\u0004', 'PK\u0005\u0006', '7z¼¯', 'Rar!', '\u001f‹'];

/** Names within the ZIP that a spreadsheet is. */
const SPREADSHEET_MARK = /xl\/|\[Content_Types\]\.xml|opendocument\.spreadsheet/;

/** Faults that say less than the status of an answer. */
const UNSAID: readonly ListFaultKind[] = ['empty-file', 'html', 'plain-text', 'foreign'];

/** Takes the headers off an answer; there are several where a proxy or another address answered. */
function splitAnswer(text: string) {
  let body = text;
  let status: number | undefined;
  let reason = '';
  for (let head = body.match(HEAD); head; head = body.match(HEAD)) {
    status = Number(head[1]);
    reason = head[2]?.trim() ?? '';
    body = body.slice(head[0].length).trimStart();
  }
  return { body, status, reason };
}

const HEAD = /^HTTP\/[\d.]+ (\d{3})(.*)(?:\r?\n.+)*(?:\r?\n\r?\n|$)/;

/** Reads the documents of a text, one after the other, whatever stands before and between them. */
function read(text: string, parseXml: ParseXml): (ListPage | ListFault)[] {
  const documents: (ListPage | ListFault)[] = [];
  // Nearly always one value reaches from the start to the end.
  const whole = /^[{[]/.test(text) ? parseJson(text) : undefined;
  if (whole !== undefined) return readJson(whole);
  for (let start = findStart(text, 0); start >= 0; ) {
    const isXml = text.startsWith('<', start);
    const end = isXml ? findXmlEnd(text, start) : findJsonEnd(text, start);
    if (end === undefined) {
      const isList = isXml || /^[{[]\s*["{[]/.test(text.slice(start, start + 1000));
      documents.push({ kind: isList ? 'half-file' : 'foreign' });
      break;
    }
    const document = text.slice(start, end);
    documents.push(...readJson(isXml ? readXml(document, parseXml) : parseJson(document)));
    start = findStart(text, end);
  }
  return documents;
}

const START = /[{[]|<\?xml\b|<(?:\w+:)?(?:feed|entry|error|fault|service)\b|<com\.sap\./g;

function findStart(text: string, from: number): number {
  START.lastIndex = from;
  return START.exec(text)?.index ?? -1;
}

/** Where the first element ends; nothing if it does not. */
function findXmlEnd(text: string, start: number): number | undefined {
  const [tag = '', name = ''] = text.slice(start).match(/<([A-Za-z][\w:.-]*)[^>]*>?/) ?? [];
  if (tag.endsWith('/>')) return text.indexOf(tag, start) + tag.length;
  const end = text.indexOf(`</${name}>`, start);
  return end < 0 ? undefined : end + name.length + 3;
}

/** Where an object or a list is closed; brackets within texts do not count. */
function findJsonEnd(text: string, start: number): number | undefined {
  const tokens = /[[\]{}]|"[^"\\]*(?:\\.[^"\\]*)*"?/gs;
  tokens.lastIndex = start;
  let depth = 0;
  for (let match = tokens.exec(text); match; match = tokens.exec(text)) {
    const [token] = match;
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth === 0) return tokens.lastIndex;
  }
  return undefined;
}

const HTML_START = /^(?:<!--[^>]*-->\s*)*(?:<!doctype html|<html|<head|<body)\b/i;

/** A saved page: a browser's view of a list, or what was saved instead. */
function readHtml(text: string, parseXml: ParseXml): (ListPage | ListFault)[] {
  const content = text.replace(/<(script|style)\b.*?<\/\1>/gis, '');
  const feed = content.indexOf('<feed');
  const shown = feed < 0 ? decodeEntities(content.replace(/<[^>]*>/g, '\n')) : content.slice(feed);
  const documents = read(shown, parseXml).filter(
    (one) => 'entries' in one || one.kind !== 'foreign',
  );
  if (documents.length > 0) return documents;
  if (SIGN_IN.test(text)) return [{ kind: 'sign-in-page' }];
  const title = readTag(text, 'title') || readTag(text, 'h1');
  const heading = `${title}\n${readTag(text, 'h1')}`;
  const [, code, message] = heading.match(/\b([45]\d\d)\b[ –—:-]*(.*)/) ?? [];
  return [code ? makeRefusal(code, message) : { kind: 'html', ...(title && { message: title }) }];
}

/** Parts of SAP's sign-in pages: identity provider, login server, and the redirect to it. */
const SIGN_IN =
  /j_password|logOnForm|type="password"|\/oauth\/authorize|\/saml2\/idp\/|fragmentAfterLogin|SAMLRequest/;

function readTag(html: string, name: string): string {
  const [, content = ''] =
    html.match(new RegExp(`<${name}\\b[^>]*>([^]{0,2000}?)</${name}>`, 'i')) ?? [];
  return decodeEntities(content).trim().slice(0, 200);
}

/** Classifies a text without any document. */
function nameText(text: string): ListFaultKind {
  if (text === '') return 'empty-file';
  if (/^[{[<]/.test(text) || text.includes('\0')) return 'foreign';
  const [first = 0, second = 0] = text.split('\n', 2).map((line) => line.split(/[;\t,]/).length);
  return first > 1 && first === second ? 'spreadsheet' : 'plain-text';
}

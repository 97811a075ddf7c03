import { ENTRY_FIELDS, type ListEntry, makeFault, makeList, type ReadResult } from './list.ts';

/** Reads an Atom answer: a feed, one entry, or what came instead. */
export function readAtom(text: string, parseXml: ParseXml): ReadResult {
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
        listChildren(root).filter((child) => getName(child) === 'entry'),
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
  for (const property of properties ? listChildren(properties) : []) {
    const field = ENTRY_FIELDS.find((one) => one === getName(property));
    if (field) entry[field] = property.textContent ?? '';
  }
  return entry;
}

function findNext(root: XmlElement): string | undefined {
  const link = listChildren(root).find(
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
  return [root, ...listChildren(root)].some((element) => {
    const name = getName(element);
    return name === 'parsererror' || name === 'html' || name === 'body';
  });
}

function findChild(element: XmlElement, name: string): XmlElement | undefined {
  let child = element.firstElementChild;
  while (child && getName(child) !== name) child = child.nextElementSibling;
  return child ?? undefined;
}

function listChildren(element: XmlElement): XmlElement[] {
  const children: XmlElement[] = [];
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) {
    children.push(child);
  }
  return children;
}

/** Without the prefix, which some parsers leave in. */
function getName({ localName }: XmlElement): string {
  return localName.slice(localName.indexOf(':') + 1);
}

/** The part of the DOM that the Atom list needs; the browser's `Document` has it. */
interface XmlDocument {
  readonly documentElement: XmlElement | null;
}

interface XmlElement {
  readonly localName: string;
  readonly textContent: string | null;
  readonly firstElementChild: XmlElement | null;
  readonly nextElementSibling: XmlElement | null;
  getAttribute(name: string): string | null;
}

export type ParseXml = (text: string) => XmlDocument;

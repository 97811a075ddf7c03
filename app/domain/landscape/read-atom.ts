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

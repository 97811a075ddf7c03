import { readAnswer } from './configuration/stored.ts';
import { ENTRY_FIELDS, guessType, type ListEntry, makePageEntry } from './entry.ts';
import { type ListFault, makeRefusal } from './list.ts';
import type { ListPage } from './make-list.ts';

/** Reads one XML document: a feed, one entry, the list of the tenant's pages, or a refusal. */
export function readXml(text: string, parseXml: ParseXml): ListPage | ListFault {
  // No tenant declares document types; a declaration could make a small file enormous.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return { kind: 'foreign' };
  const root = parseXml(text).documentElement;
  if (!root || hasParserError(root)) return { kind: 'foreign' };
  const name = getName(root);
  switch (name) {
    case 'error':
      return makeRefusal(readChild(root, 'code'), readChild(root, 'message'));
    case 'fault':
      return makeRefusal(
        readChild(findChild(root, 'detail') ?? root, 'errorcode'),
        readChild(root, 'faultstring'),
      );
    case 'feed':
      return readEntries(
        [...root.children].filter((child) => getName(child) === 'entry'),
        root,
      );
    case 'entry':
      return { ...readEntries([root], root), isEntity: true };
    case 'service':
      return { kind: 'other-set', subject: 'EntitySets' };
    default:
      if (!name.endsWith('IntegrationComponentsListResponse')) return { kind: 'foreign' };
      return {
        entries: [...root.children].map((row) => makePageEntry((field) => readChild(row, field))),
      };
  }
}

function readEntries(elements: readonly XmlElement[], root: XmlElement): ListPage {
  const next = [...root.children].find(
    (child) => getName(child) === 'link' && child.getAttribute('rel') === 'next',
  );
  const base = root.getAttribute('xml:base') ?? readChild(root, 'id');
  const entries = elements.map(readProperties);
  const readers = entries.map((entry) => (name: string) => entry.values.get(name));
  const collected = readAnswer(entries[0]?.term?.split('.').at(-1), readers);
  if (collected) return { entries: [], base, collected };
  return {
    entries: entries.map(makeEntry),
    next: next?.getAttribute('href') ?? undefined,
    total: Number(readChild(root, 'count')) || undefined,
    base,
  };
}

function readProperties(element: XmlElement) {
  const content = findChild(element, 'content');
  const properties =
    findChild(element, 'properties') ?? (content && findChild(content, 'properties'));
  const values = new Map<string, string>();
  for (const property of properties?.children ?? []) {
    values.set(getName(property), property.textContent ?? '');
  }
  return { term: findChild(element, 'category')?.getAttribute('term'), values };
}

function makeEntry({ term, values }: ReturnType<typeof readProperties>): ListEntry {
  return {
    type: term ?? guessType((name) => values.has(name)),
    ...Object.fromEntries(ENTRY_FIELDS.map((field) => [field, values.get(field)])),
  };
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

function readChild(element: XmlElement, name: string): string | undefined {
  return findChild(element, name)?.textContent?.trim() || undefined;
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

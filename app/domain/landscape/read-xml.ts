import { type ListFault, makeRefusal } from './list-fault.ts';
import { type ListEntry, type ListPage, makeEntry, makePage, makePageEntry } from './list-page.ts';

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
  return makePage(elements.map(readEntry), {
    next: next?.getAttribute('href') ?? undefined,
    total: Number(readChild(root, 'count')) || undefined,
    base: root.getAttribute('xml:base') ?? readChild(root, 'id'),
  });
}

function readEntry(element: XmlElement): ListEntry {
  const content = findChild(element, 'content');
  const properties =
    findChild(element, 'properties') ?? (content && findChild(content, 'properties'));
  const values = new Map<string, string>();
  for (const property of properties?.children ?? []) {
    values.set(getName(property), property.textContent ?? '');
  }
  const type = findChild(element, 'category')?.getAttribute('term');
  return makeEntry(type, (field) => values.get(field));
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

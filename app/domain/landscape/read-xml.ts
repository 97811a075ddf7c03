/**
 * Reads one XML document as the JSON that a tenant answers instead: a feed, one entry, the list of its
 * pages, or a refusal; nothing if it is none of these.
 */
export function readXml(text: string, parseXml: ParseXml): unknown {
  // No tenant declares document types; a declaration could make a small file enormous.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return undefined;
  const root = parseXml(text).documentElement;
  // Browsers put an error in place of the root, or first inside it.
  if (!root || findChild(root, 'parsererror')) return undefined;
  const name = getName(root);
  const children = [...root.children];
  switch (name) {
    case 'error':
    case 'fault': {
      const detail = findChild(root, 'detail');
      return { [name]: { ...readChildren(root), detail: detail && readChildren(detail) } };
    }
    case 'feed': {
      const next = children.find((child) => child.getAttribute('rel') === 'next');
      return {
        __metadata: readMetadata(root),
        __next: next?.getAttribute('href'),
        __count: findChild(root, 'count')?.textContent,
        results: children.filter((child) => getName(child) === 'entry').map(readEntry),
      };
    }
    case 'entry':
      return readEntry(root);
    case 'service':
      return { EntitySets: [] };
    default:
      if (!name.endsWith('IntegrationComponentsListResponse')) return undefined;
      return { artifactInformations: children.map(readChildren) };
  }
}

function readEntry(element: XmlElement): Record<string, unknown> {
  const content = findChild(element, 'content') ?? element;
  const properties = findChild(element, 'properties') ?? findChild(content, 'properties');
  return { ...(properties && readChildren(properties)), __metadata: readMetadata(element) };
}

/** The address of a feed or an entry, and the type of an entry. */
function readMetadata(element: XmlElement) {
  return {
    uri:
      element.getAttribute('xml:base') ||
      findChild(element, 'id')?.textContent?.trim() ||
      undefined,
    type: findChild(element, 'category')?.getAttribute('term'),
  };
}

/** The texts of an element's children, by name; of several with a name, that of the first. */
function readChildren({ children }: XmlElement): Record<string, unknown> {
  return Object.fromEntries(
    [...children].reverse().map((child) => [getName(child), child.textContent]),
  );
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

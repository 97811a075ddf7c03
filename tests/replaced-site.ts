// A new owner edits app/site.ts, and nothing of the old one is left (D1).

interface Fact {
  path: string;
  fact: string;
}

/** All facts of a site by their path; what is too short to be searched for is left out. */
export function listFacts(site: object): Fact[] {
  return list(site, '').filter(({ fact }) => fact.length > 4);
}

function list(value: unknown, path: string): Fact[] {
  if (typeof value === 'string') return [{ path: path.slice(1), fact: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => list(inner, `${path}.${key}`));
}

/** The facts that a text shows. */
export function findFacts(site: object, text: string): string[] {
  const plain = text.replaceAll(/&nbsp;|\u00a0/g, ' ').replaceAll('&amp;', '&');
  return (
    listFacts(site)
      // Names of networks are words of the language, too.
      .filter(({ path }) => !/^social\.\d+\.name$/.test(path))
      .filter(({ fact }) => plain.includes(fact))
      .map(({ path, fact }) => `${path}: ${fact}`)
  );
}

/** The same facts of another company; addresses stay addresses, numbers change. */
export function replaceFacts(site: object, place = ''): object {
  return Object.fromEntries(
    Object.entries(site).map(([key, value]) => [key, replaceFact(value, key, place)]),
  );
}

function replaceFact(value: unknown, key: string, place = ''): unknown {
  if (typeof value === 'number') return value + 1;
  if (Array.isArray(value)) return value.map((one, index) => replaceFact(one, key, `${index}`));
  if (typeof value === 'object' && value !== null) return replaceFacts(value, place);
  if (typeof value !== 'string' || value.length <= 4) return value;
  if (key === 'dialed') return '+4912345';
  if (/email/i.test(key)) return `${key.toLowerCase()}@neu.example`;
  return /origin|url/i.test(key) ? `https://neu${place}.example` : `Neu ${key}${place}`;
}

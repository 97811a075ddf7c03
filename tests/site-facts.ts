/** All facts of a site by their path; what is too short to be searched for is left out. */
export function listFacts(value: unknown, path = 'site'): { path: string; fact: string }[] {
  if (typeof value === 'string') return value.length > 4 ? [{ path, fact: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => listFacts(inner, `${path}.${key}`));
}

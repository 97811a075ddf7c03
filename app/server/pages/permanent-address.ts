import { spellPath } from '#app/framework/router-spelling';
import { cleanQuery } from './page-address';

/**
 * The canonical address to redirect to; undefined if the address is canonical. Paths are lower case,
 * without trailing or double slashes, with the language code in its spelling. The query is kept, but
 * the calculator's is cleaned, which saves a second redirect (D12). A plan's id keeps its case,
 * since a browser's own plan may differ from a known one in its capitals only (D16).
 * @param languages codes of the languages, first the reference language, which has no prefix
 */
export function permanentAddress(
  url: Pick<URL, 'pathname' | 'search'>,
  languages: readonly string[],
): string | undefined {
  const pathname = spellPath(url.pathname);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first = '', ...rest] = segments.map(toLowerCase);
  const language = languages.find((code) => code.toLowerCase() === first);
  // The reference language has no prefix (D31).
  const prefix = language === languages[0] ? [] : [language ?? first];
  const canonical = `/${[...prefix, ...rest].join('/')}`;
  return canonical === pathname
    ? undefined
    : canonical + cleanQuery({ pathname, search: url.search });
}

function toLowerCase(segment: string, index: number, segments: readonly string[]): string {
  const lower = segment.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  const isPlan = segments[index - 1]?.toLowerCase() === 'preiskalkulator';
  return isPlan ? segment : lower;
}

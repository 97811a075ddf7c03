import { BUILT_IN_PLAN_IDS } from '#app/domain/pricing/built-in';
import { spellPath } from '#app/framework/router-spelling';
import { cleanQuery } from './page-address';

/**
 * Where an address has moved for good, or undefined where it is right: pages are written small,
 * languages as their code is, without a slash at the end or two in a row. The query stays, except
 * for garbage in the calculator's, which would cost another redirect (D12). The id of a plan stays
 * too unless it is one of ours, since the ids of a browser's own plans may hold capitals (D16).
 * @param languages the codes that addresses begin with, and first the one that they do without
 */
export function permanentAddress(
  url: Pick<URL, 'pathname' | 'search'>,
  languages: readonly string[],
): string | undefined {
  const pathname = spellPath(url.pathname);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const [first = '', ...rest] = segments.map(writeSmall);
  const language = languages.find((code) => code.toLowerCase() === first);
  // The reference language has no prefix (D31).
  const prefix = language === languages[0] ? [] : [language ?? first];
  const canonical = `/${[...prefix, ...rest].join('/')}`;
  return canonical === pathname
    ? undefined
    : canonical + cleanQuery({ pathname, search: url.search });
}

function writeSmall(segment: string, index: number, segments: readonly string[]): string {
  const small = segment.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
  const isPlan = segments[index - 1]?.toLowerCase() === 'preiskalkulator';
  return isPlan && !BUILT_IN_PLAN_IDS.includes(small) ? segment : small;
}

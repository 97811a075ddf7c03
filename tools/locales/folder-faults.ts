import { globSync } from 'node:fs';

/** A language tag as in addresses: `fr`, `pt-BR`. */
const CODE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** Faults in the folder names of `locales/`. */
export function findFolderFaults(
  codes: readonly string[],
  taken: readonly string[] = listAddresses(),
): string[] {
  return codes.flatMap((code) => {
    const twin = codes.find((other) => other < code && other.toLowerCase() === code.toLowerCase());
    if (!isLanguageCode(code)) {
      return [
        `${code} is no language code; name the folder like one, such as fr or pt-BR, or move it away.`,
      ];
    }
    if (taken.includes(code.toLowerCase())) {
      return [
        `${code} is an address of the site already; choose another code for it, such as ${code}-Latn.`,
      ];
    }
    return twin === undefined
      ? []
      : [`${code} differs from ${twin} by capital letters alone; keep one of them.`];
  });
}

function isLanguageCode(code: string): boolean {
  if (!CODE.test(code)) return false;
  try {
    return Intl.getCanonicalLocales(code).length === 1;
  } catch {
    return false;
  }
}

/** First path segments in use: pages, public files, assets and API. */
function listAddresses(): string[] {
  const pages = globSync(['app/routes/{-$locale}/*', 'app/routes/*'])
    .map((path) => path.replaceAll('\\', '/').split('/').at(-1) ?? '')
    .map((name) => name.split('.')[0] ?? '')
    .filter((name) => /^[a-z]+$/.test(name));
  const files = globSync('public/*').map((path) => path.replaceAll('\\', '/').split('/')[1] ?? '');
  return [...pages, ...files, 'assets', 'api'];
}

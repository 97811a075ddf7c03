import { textFiles } from 'virtual:text-files';
import type { NeededNamespaces } from './translations';

/** The built files that hold these texts, for the browser to fetch ahead. On the server only. */
export function listTextFiles(needed: NeededNamespaces): string[] {
  return Object.entries(needed).flatMap(([code, namespaces]) =>
    namespaces.flatMap((namespace) => textFiles[`${code}/${namespace}`] ?? []),
  );
}

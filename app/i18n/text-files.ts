import { textFiles } from 'virtual:text-files';
import type { NeededNamespaces } from './translations';

/** Lists the built files of texts for preloading. Server only. */
export function listTextFiles(needed: NeededNamespaces): string[] {
  return Object.entries(needed).flatMap(([code, namespaces]) =>
    namespaces.flatMap((namespace) => textFiles[`${code}/${namespace}`] ?? []),
  );
}

import { textFiles } from 'virtual:client-files';
import type { UsedAreas } from './texts';

/** Lists the built files of texts for preloading. Server only; only the site's build knows them. */
export function listTextFiles(used: UsedAreas): string[] {
  return Object.entries(used).flatMap(([code, areas]) =>
    areas.flatMap((area) => textFiles[`${code}/${area}`] ?? []),
  );
}

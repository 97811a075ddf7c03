import { dictionaries } from 'virtual:dictionaries';
import { requireLoaded } from './loaded';
import type { Namespace, Resources } from './namespaces';

/**
 * One language's texts for one namespace, as a separate chunk, so that a page loads only its texts. The
 * build has put German where the language has no text (`tools/locales/plugin.ts`).
 * @throws when it cannot be loaded, or when there is no such language (a programming error)
 */
export async function loadDictionary<N extends Namespace>(
  code: string,
  namespace: N,
): Promise<Resources[N]> {
  const load = dictionaries[namespace][code];
  if (!load) throw new Error(`locales/${code} is missing`);
  return requireLoaded(await load(), `${code}/${namespace}`);
}

import { dictionaries } from 'virtual:dictionaries';
import { requireLoaded } from './loaded';
import type { Namespace, Resources } from './namespaces';

/**
 * Loads the texts of one language and namespace, which are a separate chunk. The build has replaced
 * missing texts by the fallback's (`tools/locales/plugin.ts`).
 * @throws if loading fails or the language does not exist
 */
export async function loadDictionary<N extends Namespace>(
  code: string,
  namespace: N,
): Promise<Resources[N]> {
  const load = dictionaries[namespace][code];
  if (!load) throw new Error(`locales/${code} is missing`);
  return requireLoaded(await load(), `${code}/${namespace}`);
}

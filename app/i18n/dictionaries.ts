import type { Namespace, Resources } from './namespaces';

type Files<N extends Namespace> = Record<string, () => Promise<Resources[N]>>;

const files: { [N in Namespace]: Files<N> } = {
  admin: import.meta.glob<Resources['admin']>('/locales/*/admin.json', { import: 'default' }),
  calculator: import.meta.glob<Resources['calculator']>('/locales/*/calculator.json', {
    import: 'default',
  }),
  catalog: import.meta.glob<Resources['catalog']>('/locales/*/catalog.json', {
    import: 'default',
  }),
  common: import.meta.glob<Resources['common']>('/locales/*/common.json', { import: 'default' }),
  contact: import.meta.glob<Resources['contact']>('/locales/*/contact.json', {
    import: 'default',
  }),
  legal: import.meta.glob<Resources['legal']>('/locales/*/legal.json', { import: 'default' }),
  landing: import.meta.glob<Resources['landing']>('/locales/*/landing.json', {
    import: 'default',
  }),
  pricing: import.meta.glob<Resources['pricing']>('/locales/*/pricing.json', { import: 'default' }),
};

/**
 * One language's texts for one namespace, as a chunk of its own: a page loads what it shows.
 * @throws when no such file exists, which only a programming error can cause
 */
export async function loadDictionary<N extends Namespace>(
  code: string,
  namespace: N,
): Promise<Resources[N]> {
  const load = files[namespace][`/locales/${code}/${namespace}.json`];
  if (!load) throw new Error(`locales/${code}/${namespace}.json is missing`);
  return load();
}

declare module 'virtual:dictionaries' {
  type Resources = import('./namespaces').Resources;

  /** By namespace and language code. */
  export const dictionaries: {
    readonly [N in keyof Resources]: Readonly<Record<string, () => Promise<Resources[N]>>>;
  };
}

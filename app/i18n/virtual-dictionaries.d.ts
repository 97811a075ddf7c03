declare module 'virtual:dictionaries' {
  type Resources = import('./namespaces').Resources;

  /** By namespace and language code. */
  export const dictionaries: {
    readonly [N in keyof Resources]: Readonly<Record<string, () => Promise<Resources[N]>>>;
  };
}

declare module 'virtual:text-files' {
  /**
   * Addresses of the built texts by language and namespace ("de/landing"); empty in development.
   */
  export const textFiles: Readonly<Record<string, string>>;
}

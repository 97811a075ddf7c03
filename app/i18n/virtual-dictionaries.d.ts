declare module 'virtual:dictionaries' {
  type Texts = import('./areas').Texts;

  /** By area and language code. */
  export const dictionaries: {
    readonly [A in keyof Texts]: Readonly<Record<string, () => Promise<Texts[A]>>>;
  };
}

declare module 'virtual:client-files' {
  /** Addresses of the built texts by language and area ("de/landing"); empty in development. */
  export const textFiles: Readonly<Record<string, string>>;
  /** Addresses of the built scripts, each after those that it imports; empty in development. */
  export const scriptFiles: readonly string[];
}

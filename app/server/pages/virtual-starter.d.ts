declare module 'virtual:starter' {
  /** The code of `app/starter/starter.ts`, by `tools/starter/plugin.ts`. */
  export const STARTER: string;
  /** The code of `app/starter/reload-outdated.ts`, which the starter imports when it is needed. */
  export const RELOAD_OUTDATED: string;
}

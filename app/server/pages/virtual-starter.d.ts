declare module 'virtual:starter' {
  /** The code of `app/starter/starter.ts`, by `tools/starter/plugin.ts`. */
  export const STARTER: string;
}

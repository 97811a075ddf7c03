import { defineSemanticTokens } from '@pandacss/dev';
import { palette } from './palette';

/** The palette as Panda tokens: one name, two themes, chosen by the visitor's system. */
export const colors = defineSemanticTokens.colors(
  Object.fromEntries(
    Object.entries(palette).map(([name, { light, dark }]) => [
      name,
      { value: { base: light, _dark: dark } },
    ]),
  ),
);

import { defineSemanticTokens } from '@pandacss/dev';
import { moreContrast, palette, paperColors } from './palette';

interface Color {
  light: string;
  dark: string;
}

const clearer: Record<string, Color | undefined> = moreContrast;

/** The palette as Panda tokens: one name, two themes and more contrast, as the visitor's system asks. */
export const colors = defineSemanticTokens.colors({
  ...Object.fromEntries(
    Object.entries(palette).map(([name, color]) => [name, { value: choose(color, clearer[name]) }]),
  ),
  paper: Object.fromEntries(Object.entries(paperColors).map(([name, value]) => [name, { value }])),
});

function choose({ light, dark }: Color, more: Color | undefined) {
  return more
    ? { base: light, _moreContrast: more.light, _dark: { base: dark, _moreContrast: more.dark } }
    : { base: light, _dark: dark };
}

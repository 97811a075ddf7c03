import { defineConfig } from '@pandacss/dev';
import { colors } from './app/theme/colors';
import { globalCss } from './app/theme/global-css';
import { recipes, slotRecipes } from './app/theme/recipes';
import { textStyles } from './app/theme/text-styles';
import { breakpoints, keyframes, tokens } from './app/theme/tokens';

/** Own tokens only: Panda's default palette is left out, so nothing but ours reaches the page. */
export default defineConfig({
  presets: ['@pandacss/preset-base'],
  preflight: true,
  include: ['./app/**/*.{ts,tsx}'],
  outdir: 'styled-system',
  importMap: '#styled',
  hash: false,
  strictTokens: true,
  jsxStyleProps: 'none',
  // Only staff pages use them, and only as props of `<Button>`, which Panda does not read.
  staticCss: { recipes: { button: [{ visual: ['danger', 'dangerOutline'] }] } },
  gitignore: false,
  globalCss,
  utilities: {
    extend: {
      // What sticks does not do so in a low window.
      position: {
        className: 'pos',
        property: 'position',
        transform: (position) => ({ position: position === 'sticky' ? 'var(--sticky)' : position }),
      },
      // Layouts by the names of Panda's patterns, which recipes cannot call; the value is the gap.
      // In the layer below other utilities, so that `columnGap` or `alignItems` beside them wins.
      stack: {
        layer: 'compositions',
        values: 'spacing',
        transform: (gap) => ({ display: 'grid', gap }),
      },
      hstack: {
        layer: 'compositions',
        values: 'spacing',
        transform: (gap) => ({ display: 'flex', alignItems: 'center', gap }),
      },
      wrap: {
        layer: 'compositions',
        values: 'spacing',
        transform: (gap) => ({ display: 'flex', flexWrap: 'wrap', gap }),
      },
    },
  },
  conditions: {
    extend: {
      // Paper is white: the dark theme is for screens only.
      dark: '@media screen and (prefers-color-scheme: dark)',
      // No scripts at all, or the starter did not load (`app/starter/starter.ts`).
      noscript: 'html:not([data-scripts]) &',
      coarse: '@media (pointer: coarse)',
      forcedColors: '@media (forced-colors: active)',
      // Counts in the browser's font size: 360 px with letters above 18 px, or a narrower window.
      fewLetters: '@media (width < 20em)',
      // A laptop at 400 % zoom, where header and bars would cover half of the page.
      low: '@media (height < 400px)',
      // 1024 px with letters of 16 px.
      manyLetters: '@media (width >= 64em)',
    },
  },
  theme: {
    breakpoints,
    tokens,
    semanticTokens: { colors },
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});

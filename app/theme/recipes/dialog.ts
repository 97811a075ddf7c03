import { defineSlotRecipe } from '@pandacss/dev';

export const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'description', 'body', 'close'],
  staticCss: ['*'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      backgroundColor: '[oklch(0.15 0.01 215 / 0.55)]',
      animation: '[fade-in 200ms {easings.out}]',
    },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      placeItems: 'center',
      padding: { base: '0', md: '6' },
    },
    // A sheet over the whole screen on phones, a card in the middle from 768 px.
    // It scrolls as a whole, so that the keys scroll it while the close button has the focus.
    content: {
      width: 'full',
      height: { base: 'full', md: 'auto' },
      maxHeight: 'full',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlockStart: '24',
      backgroundColor: 'surface',
      color: 'ink',
      border: { md: 'line' },
      borderRadius: { md: 'lg' },
      boxShadow: 'float',
      outline: '[none]',
      animation: '[rise-in 200ms {easings.out}]',
    },
    header: {
      position: 'sticky',
      insetBlockStart: '0',
      zIndex: 'raised',
      backgroundColor: 'surface',
      paddingBlock: '4',
      paddingInlineStart: '[clamp(1rem, 4vw, 1.5rem)]',
      // Room for the close button in the corner.
      paddingInlineEnd: '16',
      borderBlockEnd: 'line',
    },
    title: { textStyle: 'title' },
    description: { marginBlockStart: '1', color: 'muted', fontSize: 'sm', lineHeight: 'body' },
    close: {
      position: 'absolute',
      insetBlockStart: '2',
      insetInlineEnd: '2',
      display: 'grid',
      placeItems: 'center',
      width: '11',
      height: '11',
      border: 'none',
      borderRadius: 'md',
      background: '[transparent]',
      color: 'muted',
      cursor: 'pointer',
      _hover: { backgroundColor: 'surfaceSunken', color: 'ink' },
      '& > svg': { width: '5', height: '5' },
    },
    body: {
      padding: '[clamp(1rem, 4vw, 1.5rem)]',
    },
  },
  variants: {
    size: {
      md: { content: { maxWidth: { md: 'dialog' } } },
      wide: { content: { maxWidth: { md: 'dialogWide' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

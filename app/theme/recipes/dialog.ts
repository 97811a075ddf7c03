import { defineSlotRecipe } from '@pandacss/dev';

export const dialog = defineSlotRecipe({
  className: 'dialog',
  // Panda cannot see the size, because the component passes it on.
  staticCss: ['*'],
  slots: [
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'actions',
    'close',
  ],
  base: {
    backdrop: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      backgroundColor: '[oklch(0.15 0.01 215 / 0.55)]',
      '&[data-state=open]': { animation: '[fade-in 200ms {easings.out}]' },
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
      scrollPaddingBlockStart: '[6rem]',
      backgroundColor: 'surface',
      color: 'ink',
      border: { md: 'line' },
      borderRadius: { md: 'lg' },
      boxShadow: 'float',
      outline: '[none]',
      // Only on opening: Ark would wait for an animation still named while closing to end.
      '&[data-state=open]': { animation: '[rise-in 200ms {easings.out}]' },
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
    // The safe answer comes first and has the focus.
    actions: { wrap: '3', justifyContent: 'flex-end' },
  },
  variants: {
    size: {
      md: { content: { maxWidth: { md: 'dialog' } } },
      wide: { content: { maxWidth: { md: 'dialogWide' } } },
      // The widest 16:10 picture that fits the screen's height.
      picture: {
        content: { maxWidth: { md: '[clamp(40rem, (100dvh - 11.5rem) * 1.6 + 3rem, 123rem)]' } },
      },
      // A short question, on phones too.
      ask: {
        positioner: { padding: '4' },
        content: {
          height: 'auto',
          maxWidth: 'ask',
          border: 'line',
          borderRadius: 'lg',
          padding: '[clamp(1.25rem, 4vw, 1.5rem)]',
        },
        actions: {
          marginBlockStart: '6',
          '& > button': { flexGrow: { base: '1', sm: '0' } },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});

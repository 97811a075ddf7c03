import { defineSlots } from '#app/theme/slots';

export const dialog = defineSlots(
  'dialog',
  {
    // A sheet over the whole screen on phones, a card in the middle from 768 px.
    // It scrolls as a whole, so that the keys scroll it while the close button has the focus.
    content: {
      inset: '0',
      margin: 'auto',
      padding: '0',
      maxWidth: '[none]',
      height: { base: 'full', md: 'fit' },
      maxHeight: { base: '[none]', md: '[calc(100% - 3rem)]' },
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollPaddingBlockStart: '[6rem]',
      backgroundColor: 'surface',
      color: 'ink',
      border: { base: 'none', md: 'line' },
      borderRadius: { md: 'lg' },
      boxShadow: 'float',
      outline: '[none]',
      animation: '[rise-in 200ms {easings.out}]',
      _backdrop: {
        backgroundColor: '[oklch(0.15 0.01 215 / 0.55)]',
        animation: '[fade-in 200ms {easings.out}]',
      },
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
  {
    // Panda cannot see the size, because the component passes it on.
    staticCss: ['*'],
    variants: {
      size: {
        md: { content: { width: { base: 'full', md: '[min({sizes.dialog}, 100% - 3rem)]' } } },
        wide: {
          content: { width: { base: 'full', md: '[min({sizes.dialogWide}, 100% - 3rem)]' } },
        },
        // The widest 16:10 picture that fits the screen's height.
        picture: {
          content: {
            width: {
              base: 'full',
              md: '[min(clamp(40rem, (100dvh - 11.5rem) * 1.6 + 3rem, 123rem), 100% - 3rem)]',
            },
          },
        },
        // A short question, on phones too. The safe answer comes first and has the focus.
        ask: {
          content: {
            height: 'fit',
            width: '[min({sizes.ask}, 100% - 2rem)]',
            maxHeight: '[calc(100% - 2rem)]',
            border: 'line',
            borderRadius: 'lg',
            padding: '[clamp(1.25rem, 4vw, 1.5rem)]',
          },
          header: { position: 'static', padding: '0', borderBlockEnd: 'none' },
          description: {
            stack: '3',
            marginBlockStart: '2',
            lineHeight: '[1.5]',
            overflowWrap: 'anywhere',
          },
          body: {
            wrap: '3',
            justifyContent: 'flex-end',
            marginBlockStart: '6',
            padding: '0',
            '& > button': { flexGrow: { base: '1', sm: '0' } },
          },
        },
      },
    },
    defaultVariants: { size: 'md' },
  },
);

import { defineSlotRecipe } from '@pandacss/dev';

/** The calculator's summary: choices and form, beside them from 1024 px the price, which sticks. */
export const priceSummary = defineSlotRecipe({
  className: 'priceSummary',
  slots: ['root', 'choices', 'plan', 'price', 'lines', 'request', 'form'],
  base: {
    root: {
      display: 'grid',
      gap: '6',
      alignItems: 'start',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        lg: 'minmax(0, 1fr) minmax(0, min(24rem, 36%))',
      },
      columnGap: { lg: '10' },
      '& > h2': { gridColumn: { lg: '1' } },
      // Nothing answers them; the name of a line is shown without its button.
      '& button:not(th > *)': { _noscript: { display: 'none' } },
      // Its parts are as wide as there is room, not as their longest figure.
      '& > div, & > div > *': { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    choices: { stack: '6', gridColumn: { lg: '1' } },
    plan: { textStyle: 'small', color: 'muted' },
    price: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      lg: {
        gridColumn: '2',
        gridRow: '1 / span 3',
        position: 'sticky',
        top: '[calc({sizes.header} + 1.5rem)]',
        maxHeight: '[calc(100dvh - {sizes.header} - 3rem)]',
        overflowY: 'auto',
        padding: '5',
      },
      _print: { position: 'static', maxHeight: '[none]' },
    },
    // The lines scroll where they do not fit beside what has to stay in view, and fade at the lower
    // edge; the padding keeps the last line clear of it.
    lines: {
      lg: {
        overflowY: 'auto',
        minHeight: '24',
        paddingBlockEnd: '7',
        maskImage: '[linear-gradient(#000 calc(100% - 1.75rem), transparent)]',
      },
      _print: { maskImage: '[none]' },
    },
    request: { stack: '4', justifyItems: 'start', gridColumn: { lg: '1' } },
    form: { stack: '4', width: 'full' },
  },
});

import { css } from '#styled/css';

export const stack = css({ stack: '5', gridTemplateColumns: 'minmax(0, 1fr)' });

export const part = css({ stack: '2', gridTemplateColumns: 'minmax(0, 1fr)' });

export const partHeading = css({ textStyle: 'small', fontWeight: 'semibold', color: 'ink' });

export const dialogActions = css({
  wrap: '3',
  justifyContent: 'end',
  '& > button': { smDown: { flexGrow: '1' } },
});

/** The space around a dialog's content. */
const EDGE = 'clamp(1rem, 4vw, 1.5rem)';

/** Long content; focused elements scroll to above the foot. */
export const aboveFoot = css({
  stack: '5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& :is(a, button, input, label, summary)': { scrollMarginBlockEnd: '[18rem]' },
});

/** The foot of a dialog, sticky unless the screen is too low. */
export const foot = css({
  stack: '3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `[calc(-1 * ${EDGE})]`,
  marginBlockEnd: `[calc(-1 * ${EDGE})]`,
  paddingInline: `[${EDGE}]`,
  paddingBlockStart: '3',
  paddingBlockEnd: '[calc(0.75rem + env(safe-area-inset-bottom))]',
  backgroundColor: 'surface',
  borderBlockStart: 'line',
  '& textarea': { maxHeight: '[7rem]' },
  '@media (min-height: 36rem)': { position: 'sticky', insetBlockEnd: '0', zIndex: 'raised' },
});

export const actions = css({ wrap: '2' });

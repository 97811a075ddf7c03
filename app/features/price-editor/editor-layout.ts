import { css } from '#styled/css';

export const frame = css({
  containerType: 'inline-size',
  stack: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const onPage = css({
  '--editor-top': '[calc({sizes.header} + 1rem)]',
  '--editor-room': '[calc(100dvh - {sizes.header} - 7rem)]',
  '--editor-bar-position': 'static',
  '--editor-bar-inset': '[0.75rem]',
  '--editor-bar-overhang': '[0px]',
  '--editor-bar-radius': '{radii.lg}',
});

export const inDialog = css({
  '--editor-top': '[6.5rem]',
  '--editor-room': '[calc(100dvh - 16rem)]',
  '--editor-bar-position': 'var(--sticky)',
  '--editor-bar-inset': '[0px]',
  '--editor-bar-overhang': '[clamp(1rem, 4vw, 1.5rem)]',
  '--editor-bar-radius': '0',
});

/** On a narrow screen only the opened part shows. */
export const whole = css({
  '[data-form-shown] > &': {
    display: 'none',
    '@container (min-width: 42rem)': { display: 'block' },
  },
});

export const note = css({ color: 'muted', textStyle: 'small', maxWidth: 'text' });

export const columns = css({
  stack: '5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container (min-width: 42rem)': { gridTemplateColumns: '16rem minmax(0, 1fr)' },
  '@container (min-width: 66rem)': { gridTemplateColumns: '17rem minmax(0, 1fr) 18rem' },
});

/**
 * Columns that stay in view and scroll separately. At their end they scroll the page, because below
 * the heading they extend beyond the screen.
 */
const inView = {
  position: 'sticky',
  insetBlockStart: '[var(--editor-top)]',
  maxHeight: '[var(--editor-room)]',
  overflowY: 'auto',
  // A transparent track for scrollbars that take up space.
  scrollbarColor: '[{colors.lineStrong} transparent]',
} as const;

export const lists = css({
  // Space for focus rings, which a scrolling box would clip.
  padding: '1',
  margin: '-1',
  '[data-form-shown] &': { display: 'none' },
  '@container (min-width: 42rem)': {
    ...inView,
    '[data-form-shown] &': { display: 'block' },
    gridRow: '1 / span 2',
  },
});

export const opened = css({
  display: 'none',
  gap: '3',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: '0',
  '[data-form-shown] &': { display: 'grid' },
  '@container (min-width: 42rem)': { display: 'grid' },
});

export const effects = css({
  stack: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 66rem)': inView,
});

/** Returns to the lists on a narrow screen. */
export const back = css({
  justifySelf: 'start',
  '@container (min-width: 42rem)': { display: 'none' },
});

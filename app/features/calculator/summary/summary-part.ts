import { css } from '#styled/css';

/** A part of the summary: a line above it, its heading first. */
export const summaryPart = css({
  display: 'grid',
  gap: '3',
  borderBlockStart: 'line',
  paddingBlockStart: '4',
  '& > h3': { textStyle: 'small', fontWeight: 'semibold', color: 'muted' },
});

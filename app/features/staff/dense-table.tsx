import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

/** Card around a dense table; on a phone each row is a card. */
export function TableFrame({ children }: { children: ReactNode }) {
  return <div className={cx(card(), frame)}>{children}</div>;
}

const frame = css({
  paddingBlock: '2',
  paddingInline: { base: '4', lg: '5' },
  smDown: { padding: '0', border: 'none', backgroundColor: '[transparent]' },
});

/**
 * A table of many rows; on a phone each row is a card. Cells say their column's name there in
 * `data-label`; `data-align="end"` is for figures.
 */
export const denseTable = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'small',
  lineHeight: 'snug',
  '& th': { textAlign: 'start', fontWeight: 'normal' },
  '& thead th': {
    textStyle: 'caption',
    color: 'muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
  },
  '& th, & td': { paddingBlock: '1.5', paddingInlineEnd: '4', verticalAlign: 'top' },
  '& :is(th, td):last-child': { paddingInlineEnd: '0' },
  '& time': { whiteSpace: 'nowrap' },
  '& :is(th, td)[data-align=end]': { textAlign: 'end', textStyle: 'figure' },
  '& tbody :is(th, td)': { overflowWrap: 'anywhere' },
  '& tbody tr': { borderBlockStart: 'line' },
  '& tbody tr:hover': { backgroundColor: 'surfaceSunken' },
  smDown: {
    '& thead': { srOnly: true },
    '& tbody': { stack: '2' },
    '& tbody tr': {
      stack: '1',
      paddingInline: '3',
      paddingBlock: '2.5',
      border: 'line',
      borderRadius: 'md',
      backgroundColor: 'surface',
    },
    '& tbody :is(th, td)': { padding: '0' },
    '& :is(th, td)[data-align=end]': { textAlign: 'start' },
    '& td[data-label]': {
      display: 'grid',
      gridTemplateColumns: '[7.5rem minmax(0, 1fr)]',
      _empty: { display: 'none' },
    },
    '& td[data-label] > *': { gridColumn: '2' },
    '& td[data-label]::before': { content: 'attr(data-label)', color: 'muted' },
  },
});

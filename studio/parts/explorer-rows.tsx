import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { css, cx } from '#styled/css';

interface ExplorerRowsProps {
  /** Whether a row of the table is shown. */
  shows: (row: HTMLElement) => boolean;
  className?: string;
  children: ReactNode;
}

/** A table of the site's explorer with some of its rows, which share the height. */
export function ExplorerRows({ shows, className, children }: ExplorerRowsProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const group of frame.current?.querySelectorAll('tbody') ?? []) {
      const rows = [...group.querySelectorAll<HTMLElement>('tr:has(> [scope=row])')];
      for (const row of rows) row.hidden = !shows(row);
      group.hidden = rows.every((row) => row.hidden);
    }
  });
  return (
    <div ref={frame} className={cx(look, className)}>
      {children}
    </div>
  );
}

const look = css({
  flexGrow: '1',
  minHeight: '0',
  backgroundColor: 'surface',
  '& table': { height: { md: 'full' } },
  '& :is(td, thead th, tbody th, label)': { paddingBlock: { md: '0' }, whiteSpace: 'nowrap' },
  '& thead th': { paddingBlock: { md: '0.5', lg: '1.5' } },
  '& [colspan] > *': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '7',
    paddingBlock: '0',
  },
  '& [data-state]': {
    minHeight: '6',
    animation: '[none]',
    boxShadow: '[5px 0 0 {colors.surface}, -5px 0 0 {colors.surface}]',
  },
  // Touch targets would reach beyond the picture.
  '& button::after': { display: 'none' },
  // Nothing folds in a picture.
  '& [type=checkbox]': { display: 'none' },
  // A card has no room for findings in words, but colours the deviations.
  '@media (width >= 36em) and (width < 64em)': {
    '& [data-state]': { minHeight: '[1.375rem]' },
    '& [colspan] > *': { minHeight: '6' },
    '& td:not([colspan])': { verticalAlign: 'middle' },
    '& td[data-stage]': { width: '[6.5rem]' },
    '& td[data-value]': { width: '[9rem]', '& > :not([data-state])': { fontSize: '[0.75rem]' } },
    '& :is(td:not([colspan]), thead th):last-child': { display: 'none' },
    '& :is(tbody th[scope=row], thead th:first-child, label)': { paddingInlineStart: '4' },
  },
  // On a phone each row is an entry; package names would take the room of one.
  '@media (width < 36em)': {
    display: 'flex',
    flexDirection: 'column',
    '& :is(table, tbody)': { display: 'contents' },
    '& tr:has(> [colspan])': { display: 'none' },
    '& tr:has(> [scope=row]):not([hidden])': {
      flexGrow: '1',
      alignContent: 'center',
      gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
      rowGap: '0.5',
      paddingBlock: '0',
    },
    '& td::after': { marginBlockStart: '0' },
    '& td[data-stage]': { backgroundPosition: '[0 0.75rem]' },
  },
});

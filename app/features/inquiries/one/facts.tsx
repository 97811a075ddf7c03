import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** Names and what they stand for. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={list}>{children}</dl>;
}

/** Left out where there is nothing to say. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === undefined || children === null || children === '' || children === false) {
    return null;
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const list = css({
  width: 'full',
  display: 'grid',
  gap: '2.5',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[11rem minmax(0, 1fr)]' },
    columnGap: '4',
    alignItems: 'baseline',
  },
  '& dt': { textStyle: 'small', color: 'muted' },
});

import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface SummaryPartProps {
  title: string;
  children: ReactNode;
}

export function SummaryPart({ title, children }: SummaryPartProps) {
  return (
    <div
      className={css({
        display: 'grid',
        gap: '3',
        borderBlockStart: 'line',
        paddingBlockStart: '5',
      })}
    >
      <h3 className={css({ textStyle: 'small', fontWeight: 'semibold', color: 'muted' })}>
        {title}
      </h3>
      {children}
    </div>
  );
}

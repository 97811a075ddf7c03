import '#app/theme/admin.css';
import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { column } from '#styled/recipes';

interface StaffColumnProps {
  /** For pages to read and fill in, without a table. */
  isNarrow?: boolean;
  children: ReactNode;
}

export function StaffColumn({ isNarrow = false, children }: StaffColumnProps) {
  return (
    <div className={cx(column(), css({ paddingBlockStart: '5', paddingBlockEnd: '12' }))}>
      <div className={cx(layout, isNarrow && css({ maxWidth: '[46rem]' }))}>{children}</div>
    </div>
  );
}

const layout = css({
  stack: '4',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

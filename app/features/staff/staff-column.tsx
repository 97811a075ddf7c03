import '#app/theme/admin.css';
import type { ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { column } from '#styled/recipes';

/** Column of a staff page. */
export function StaffColumn({ children }: { children: ReactNode }) {
  return <div className={cx(column(), layout)}>{children}</div>;
}

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  paddingBlockStart: 'intro',
  paddingBlockEnd: '12',
});

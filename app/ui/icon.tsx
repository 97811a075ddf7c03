import { ICON_SHEET } from 'virtual:icon-sheet';
import { cx } from '#styled/css';
import type { IconName } from './icon-names';

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * A sign beside words, or in a control that has a name of its own. All are drawn from one file, so
 * that a page holds only references; size and lines are those of `.icon` in the theme.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={cx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${ICON_SHEET}#${name}`} />
    </svg>
  );
}

import { ICON_SHEET } from 'virtual:icon-sheet';
import { cx } from '#styled/css';
import type { IconName } from './icon-names';

interface IconProps {
  name: IconName;
  className?: string;
}

/**
 * A decorative icon; controls need their own name. Icons are references into one file; `.icon` in
 * the theme sets size and strokes.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={cx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${ICON_SHEET}#${name}`} />
    </svg>
  );
}

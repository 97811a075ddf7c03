import { ICON_SHEET } from 'virtual:icon-sheet';
import { createContext, use } from 'react';
import { cx } from '#styled/css';
import type { IconName } from './icon-names';

interface IconProps {
  name: IconName;
  className?: string;
}

/** Address of the icons, to which a name is added. A page that may load nothing holds them itself. */
export const IconAddress = createContext(`${ICON_SHEET}#`);

/**
 * A decorative icon; controls need their own name. Icons are references into one file; `.icon` in
 * the theme sets size and strokes.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={cx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={use(IconAddress) + name} />
    </svg>
  );
}

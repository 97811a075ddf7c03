import { iconTile } from '#styled/recipes';
import { Icon } from './icon';
import type { IconName } from './icon-names';

interface IconTileProps {
  icon: IconName;
  tone?: 'accent' | 'deviation';
}

/** A decorative icon beside a name. */
export function IconTile({ icon, tone = 'accent' }: IconTileProps) {
  return (
    <span className={iconTile()} data-tone={tone} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}

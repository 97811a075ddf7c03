import { iconTile } from '#styled/recipes';
import { Icon } from './icon';
import type { IconName } from './icon-names';

/** A decorative icon beside a name. */
export function IconTile({ icon }: { icon: IconName }) {
  return (
    <span className={iconTile()} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}

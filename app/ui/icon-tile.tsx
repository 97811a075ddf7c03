import { css } from '#styled/css';
import { Icon } from './icon';
import type { IconName } from './icon-names';

interface IconTileProps {
  icon: IconName;
  tone?: 'accent' | 'deviation';
}

/** An icon that stands for a thing, beside its name. */
export function IconTile({ icon, tone = 'accent' }: IconTileProps) {
  return (
    <span className={tile} data-tone={tone} aria-hidden="true">
      <Icon name={icon} />
    </span>
  );
}

const tile = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '10',
  height: '10',
  borderRadius: 'sm',
  backgroundColor: 'accentSoft',
  color: 'accent',
  '&[data-tone=deviation]': { backgroundColor: 'deviationSoft', color: 'deviation' },
  '& svg': { width: '5', height: '5' },
});

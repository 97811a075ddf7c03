import type { LucideIcon } from 'lucide-react';
import { css } from '#styled/css';

interface IconTileProps {
  icon: LucideIcon;
  tone?: 'accent' | 'deviation';
}

/** An icon that stands for a thing, beside its name. */
export function IconTile({ icon: Icon, tone = 'accent' }: IconTileProps) {
  return (
    <span className={tile} data-tone={tone} aria-hidden="true">
      <Icon />
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

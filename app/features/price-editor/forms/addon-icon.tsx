import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

/** Icons that a list can name; other names show the puzzle piece. */
const ICONS = [
  'bell',
  'chart-column',
  'file-text',
  'key-round',
  'life-buoy',
  'shield-check',
  'truck',
] as const;

/** Decorates the name of an addon. */
export function AddonIcon({ name }: { name: string }) {
  return (
    <span className={tile} aria-hidden="true">
      <Icon name={ICONS.find((icon) => icon === name) ?? 'puzzle'} />
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
  '& svg': { width: '5', height: '5' },
});

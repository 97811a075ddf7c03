import { Icon } from '#app/ui/icon';
import { iconTile } from '#styled/recipes';

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
    <span className={iconTile()} aria-hidden="true">
      <Icon name={ICONS.find((icon) => icon === name) ?? 'puzzle'} />
    </span>
  );
}

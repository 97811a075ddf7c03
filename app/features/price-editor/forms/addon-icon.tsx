import { IconTile } from '#app/ui/icon-tile';

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

export function AddonIcon({ name }: { name: string }) {
  return <IconTile icon={ICONS.find((icon) => icon === name) ?? 'puzzle'} />;
}

import { IconTile } from '#app/ui/icon-tile';

/** The icons a configuration can name; any other name shows the puzzle piece. */
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

import {
  Bell,
  ChartColumn,
  FileText,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  Puzzle,
  ShieldCheck,
  Truck,
} from 'lucide-react';
import { css } from '#styled/css';

/** The icons a configuration can name; any other name shows the puzzle piece. */
const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['bell', Bell],
  ['chart-column', ChartColumn],
  ['file-text', FileText],
  ['key-round', KeyRound],
  ['life-buoy', LifeBuoy],
  ['shield-check', ShieldCheck],
  ['truck', Truck],
]);

export function AddonIcon({ name }: { name: string }) {
  const Icon = icons.get(name) ?? Puzzle;
  return (
    <span className={frame} aria-hidden="true">
      <Icon />
    </span>
  );
}

const frame = css({
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

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
import { IconTile } from '#app/ui/icon-tile';

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
  return <IconTile icon={icons.get(name) ?? Puzzle} />;
}

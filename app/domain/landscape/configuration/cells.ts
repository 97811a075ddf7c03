import { decodeEntities } from '#app/domain/landscape/decode-entities.ts';
import {
  isComputed,
  isPlaceholder,
  type Parameter,
  readSchedule,
  type ValueClass,
} from './classes.ts';

/** A parameter on a stage as it is compared (D58). */
export interface Cell {
  key: string;
  class: ValueClass;
  isEmpty: boolean;
  /** Absent where the value is hidden. */
  text?: string;
  isSecret: boolean;
  isComputed: boolean;
  /** The class before a hidden value on another stage hid this one too. */
  was?: ValueClass;
}

/** @param known names of the tenant's credentials and certificates */
export function makeCell(parameter: Parameter, known: ReadonlySet<string>): Cell {
  const { key } = parameter;
  if (parameter.class === 'hidden') {
    const isEmpty = parameter.hidden === 'empty';
    const isSecret = parameter.why === 'secret';
    return { key, class: 'hidden', isEmpty, isSecret, isComputed: false };
  }
  const { value } = parameter;
  const isName = parameter.class === 'text' && known.has(value.trim());
  const found = isName ? 'name' : parameter.class;
  const folded = decodeEntities(found === 'schedule' ? readSchedule(value) : value);
  const plain = folded.replace(/\s+/g, ' ').trim();
  const text = found === 'switch' && YES_NO.test(plain) ? plain.toLowerCase() : plain;
  const isEmpty = text === '' || isPlaceholder(text);
  return { key, class: found, isEmpty, text, isSecret: false, isComputed: isComputed(text) };
}

/** One class for all stages of a parameter: hidden if one is, else that of the lowest with a value. */
export function unifyClasses(cells: readonly (Cell | undefined)[]): readonly (Cell | undefined)[] {
  const known = cells.filter((cell) => cell !== undefined);
  const [first] = known;
  if (!first || known.every((cell) => cell.class === first.class)) return cells;
  const best = findClass(known);
  return cells.map((cell) => {
    if (!cell || cell.class === best) return cell;
    if (best !== 'hidden') return { ...cell, class: best };
    const { text: _, ...rest } = cell;
    return { ...rest, class: best, was: cell.class, isSecret: true, isComputed: false };
  });
}

function findClass(cells: readonly Cell[]): ValueClass {
  const classes = cells.map((cell) => cell.class);
  if (classes.includes('hidden')) return 'hidden';
  const best = cells.find(({ isEmpty }) => !isEmpty)?.class ?? classes[0] ?? 'text';
  return best === 'text' && classes.includes('name') ? 'name' : best;
}

const YES_NO = /^(?:true|false|yes|no|on|off)$/i;

/** Keys of names that lists of credentials and certificates have. */
const MATERIAL =
  /cred([^i]|i[^t]|$)|alias|keystore|key[-_ .]?ring|certificate|(^|[-_ .])cert([-_ .0-9]|$)|priv(ate)?[-_ .]?key|public[-_ .]?key|secure[-_ .]?param|security[-_ .]?material/i;

export function isMaterialKey(key: string): boolean {
  return MATERIAL.test(key);
}

/** Keys that differ in capitals and signs only are one. */
export function foldKey(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** A value that belongs to one stage and switches with it. */
export interface Belonging {
  kind: 'host' | 'mark' | 'material' | 'name';
  text: string;
}

/** The host of an address, a name, or a text or path, whose marks of stages may tell. */
export function findBelonging(cell: Cell): Belonging | undefined {
  const { text } = cell;
  if (cell.isEmpty || cell.isComputed || text === undefined) return undefined;
  switch (cell.class) {
    case 'address':
    case 'host': {
      const host = findHost(text.toLowerCase(), cell.class);
      return host && !/^[0-9]+$/.test(host) ? { kind: 'host', text: host } : undefined;
    }
    case 'text':
    case 'path':
      return { kind: 'mark', text };
    case 'name':
      return { kind: isMaterialKey(cell.key) ? 'material' : 'name', text };
    default:
      return undefined;
  }
}

/** The host without scheme, user, port and path; several hosts as one text. */
function findHost(text: string, found: 'address' | 'host'): string | undefined {
  const match =
    text.match(/^(?:jdbc:[a-z:]*?)?[a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:?#]+)/) ??
    text.match(/^jdbc:[a-z:]+:@?(?:\/\/)?([^/:?#;]+)/);
  if (match) return match[1];
  if (found === 'address') return undefined;
  const hosts = text.split(',').map((host) => host.replace(/[:/].*/, ''));
  return hosts.sort().join(',');
}

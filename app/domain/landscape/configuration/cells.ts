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
  class: ValueClass;
  isEmpty: boolean;
  /** Absent where the value is hidden. */
  text?: string;
  isSecret: boolean;
  /** The class before a hidden value on another stage hid this one too. */
  was?: ValueClass;
}

/** @param known names of the tenant's credentials and certificates */
export function makeCell(parameter: Parameter, known: ReadonlySet<string>): Cell {
  if (parameter.class === 'hidden') {
    const { hidden, why } = parameter;
    return { class: 'hidden', isEmpty: hidden === 'empty', isSecret: why === 'secret' };
  }
  const { value } = parameter;
  const isName = parameter.class === 'text' && known.has(value.trim());
  const found = isName ? 'name' : parameter.class;
  const decoded = decodeEntities(found === 'schedule' ? readSchedule(value) : value);
  const plain = decoded.replace(/\s+/g, ' ').trim();
  const text = found === 'switch' && YES_NO.test(plain) ? plain.toLowerCase() : plain;
  return { class: found, isEmpty: text === '' || isPlaceholder(text), text, isSecret: false };
}

const YES_NO = /^(?:true|false|yes|no|on|off)$/i;

/** One class for all stages of a parameter: hidden if one is, else that of the lowest with a value. */
export function unifyClasses(cells: readonly (Cell | undefined)[]): readonly (Cell | undefined)[] {
  const known = cells.filter((cell) => cell !== undefined);
  const classes = new Set(known.map((cell) => cell.class));
  if (classes.size < 2) return cells;
  const first = (known.find(({ isEmpty }) => !isEmpty) ?? known[0])?.class ?? 'text';
  const best = first === 'text' && classes.has('name') ? 'name' : first;
  return cells.map((cell) => {
    if (!cell || cell.class === 'hidden') return cell;
    if (!classes.has('hidden')) return { ...cell, class: best };
    return { class: 'hidden', isEmpty: cell.isEmpty, isSecret: true, was: cell.class };
  });
}

/** Whether a key is of names that lists of credentials and certificates have. */
export function isMaterialKey(key: string): boolean {
  return MATERIAL.test(key);
}

const MATERIAL =
  /cred([^i]|i[^t]|$)|alias|keystore|key[-_ .]?ring|certificate|(^|[-_ .])cert([-_ .0-9]|$)|priv(ate)?[-_ .]?key|public[-_ .]?key|secure[-_ .]?param|security[-_ .]?material/i;

/** A value that belongs to one stage and switches with it. */
export interface Belonging {
  kind: 'host' | 'mark' | 'material' | 'name';
  text: string;
}

/** The host of an address, a name, or a text or path, whose marks of stages may tell. */
export function findBelonging(key: string, cell: Cell | undefined): Belonging | undefined {
  const { text } = cell ?? {};
  if (!cell || cell.isEmpty || text === undefined || isComputed(text)) return undefined;
  if (cell.class === 'address' || cell.class === 'host') {
    const host = findHost(text.toLowerCase(), cell.class);
    return host && !/^[0-9]+$/.test(host) ? { kind: 'host', text: host } : undefined;
  }
  if (cell.class === 'text' || cell.class === 'path') return { kind: 'mark', text };
  if (cell.class !== 'name') return undefined;
  return { kind: isMaterialKey(key) ? 'material' : 'name', text };
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

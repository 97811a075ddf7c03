import { decodeEntities } from '#app/domain/landscape/decode-entities.ts';
import { isPlaceholder, type Parameter, readSchedule, type ValueClass } from './classes.ts';

/** A parameter on a stage as it is compared (D58). */
export interface Cell {
  class: ValueClass;
  isEmpty: boolean;
  /** Absent where the value is hidden. */
  text?: string;
  /** The reason why the value is hidden. */
  why?: Extract<Parameter, { class: 'hidden' }>['why'];
  /** The class before a hidden value on another stage hid this one too. */
  was?: ValueClass;
}

/** @param known names of the tenant's credentials and certificates */
export function makeCell(parameter: Parameter, known: ReadonlySet<string>): Cell {
  if (parameter.class === 'hidden') {
    const { hidden, why } = parameter;
    return { class: 'hidden', isEmpty: hidden === 'empty', why };
  }
  const { value } = parameter;
  const isName = parameter.class === 'text' && known.has(value.trim());
  const found = isName ? 'name' : parameter.class;
  const decoded = decodeEntities(found === 'schedule' ? readSchedule(value) : value);
  const plain = decoded.replace(/\s+/g, ' ').trim();
  const text = found === 'switch' && YES_NO.test(plain) ? plain.toLowerCase() : plain;
  return { class: found, isEmpty: text === '' || isPlaceholder(text), text };
}

const YES_NO = /^(?:true|false|yes|no|on|off)$/i;

/** One class for all stages of a parameter: hidden if one is, else that of the lowest with a value. */
export function unifyClasses(cells: readonly (Cell | undefined)[]): readonly (Cell | undefined)[] {
  const known = cells.filter((cell) => cell !== undefined);
  const classes = new Set(known.map((cell) => cell.class));
  if (classes.size < 2) return cells;
  const first = (known.find(({ isEmpty }) => !isEmpty) ?? known[0])?.class ?? 'text';
  const best = first === 'text' && classes.has('name') ? 'name' : first;
  // The collector's `names` hides values of every class, so that they prove no secret.
  const isSecret = known.some(({ why = 'names' }) => why !== 'names');
  return cells.map((cell) => {
    if (!cell || cell.class === 'hidden') return cell;
    if (!classes.has('hidden')) return { ...cell, class: best };
    const why = isSecret ? 'secret' : 'names';
    return { class: 'hidden', isEmpty: cell.isEmpty, why, was: cell.class };
  });
}

/** The host without scheme, user, port and path; several hosts as one text; nothing if it is a number. */
export function readHost({ text = '', class: found }: Cell): string | undefined {
  const lower = text.toLowerCase();
  const match =
    lower.match(/^(?:jdbc:[a-z:]*?)?[a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:?#]+)/) ??
    lower.match(/^jdbc:[a-z:]+:@?(?:\/\/)?([^/:?#;]+)/);
  const hosts = found === 'host' ? lower.split(',').map((one) => one.replace(/[:/].*/, '')) : [];
  const host = match ? match[1] : hosts.sort().join(',');
  return host && !/^[0-9]+$/.test(host) ? host : undefined;
}

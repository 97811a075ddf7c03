import { isEmpty, type Parameter } from './classes.ts';

/** A parameter on each stage; absent where the stage has none of this key. */
export type Cells = readonly (Parameter | undefined)[];

/** One class for all stages of a parameter: hidden if one is, else that of the lowest with a value. */
export function unifyClasses(cells: Cells): Cells {
  const known = cells.filter((cell) => cell !== undefined);
  const classes = new Set(known.map((cell) => cell.class));
  if (classes.size < 2) return cells;
  const first = (known.find((cell) => !isEmpty(cell)) ?? known[0])?.class ?? 'text';
  const best = first === 'text' && classes.has('name') ? 'name' : first;
  // The collector's `names` hides values of every class, so that they prove no secret.
  const isSecret = known.some(({ why = 'names' }) => why !== 'names');
  const why = isSecret ? 'secret' : 'names';
  return cells.map((cell) => {
    if (!cell || cell.class === 'hidden') return cell;
    if (!classes.has('hidden')) return { ...cell, class: best };
    const { key, type, class: was } = cell;
    return { key, type, class: 'hidden', hidden: isEmpty(cell) ? 'empty' : 'set', why, was };
  });
}

/** The host without scheme, user, port and path; several hosts as one text; nothing if it is a number. */
export function readHost({ value = '', class: found }: Parameter): string | undefined {
  const lower = value.toLowerCase();
  const match =
    lower.match(/^(?:jdbc:[a-z:]*?)?[a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:?#]+)/) ??
    lower.match(/^jdbc:[a-z:]+:@?(?:\/\/)?([^/:?#;]+)/);
  const hosts = found === 'host' ? lower.split(',').map((one) => one.replace(/[:/].*/, '')) : [];
  const host = match ? match[1] : hosts.sort().join(',');
  return host && !/^[0-9]+$/.test(host) ? host : undefined;
}

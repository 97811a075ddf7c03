/** One line of the table. */
export interface Row {
  name: string;
  measured?: number | string;
  reference?: number | string;
  ratio?: string;
  goal?: string;
}

/** A figure beside another one of the same run: what it tells is the ratio. */
export function compare(name: string, measured: number, reference: number, goal = ''): Row {
  const ratio = (measured / reference).toFixed(2);
  return { name, measured: round(measured), reference: round(reference), ratio, goal };
}

/** By one figure the middle one, so that what else the machine does matters little. */
export function pickMedian<T>(all: readonly T[], figure: (one: T) => number): T {
  const middle = all.toSorted((a, b) => figure(a) - figure(b))[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

function round(figure: number): number {
  return Number(figure.toPrecision(3));
}

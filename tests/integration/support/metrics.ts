interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const COMMENT = /^# (HELP|TYPE) ([a-zA-Z_:][\w:]*) (.+)$/;
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (-?(?:\d\S*|Inf)|\+Inf|[Nn]a[Nn])$/;
const LABEL = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/;
const SUFFIX = /_(?:bucket|sum|count)$/;

/**
 * Reads Prometheus' text format as strictly as its collector does.
 * @throws Error with the line that breaks it
 */
export function parseMetrics(text: string) {
  if (!text.endsWith('\n')) throw new Error('The last line does not end');
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  const seen = new Set<string>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      const [, what, name = '', rest = ''] = COMMENT.exec(line) ?? [];
      if (!what) throw new Error(`No comment: ${line}`);
      if (what === 'TYPE' && types.has(name)) throw new Error(`Twice: ${line}`);
      if (what === 'TYPE') types.set(name, rest);
      continue;
    }
    const [, name = '', labels = '', value] = SAMPLE.exec(line) ?? [];
    const family = types.has(name) ? name : name.replace(SUFFIX, '');
    if (value === undefined || !types.has(family)) throw new Error(`No sample: ${line}`);
    const id = line.slice(0, line.lastIndexOf(' '));
    if (seen.has(id)) throw new Error(`Twice: ${line}`);
    seen.add(id);
    samples.push({
      name,
      labels: parseLabels(labels),
      value: Number(value.replace('Inf', 'Infinity').replace('Nan', 'NaN')),
    });
  }
  return {
    types,
    samples,
    /** Undefined where there is no such sample. */
    read: (name: string, labels: Record<string, string> = {}): number | undefined =>
      samples.find(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
      )?.value,
  };
}

function parseLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  for (let rest = text; rest !== ''; ) {
    const [all, name, value] = LABEL.exec(rest) ?? [];
    if (!all || name === undefined || value === undefined) throw new Error(`No labels: ${text}`);
    labels[name] = value;
    rest = rest.slice(all.length);
  }
  return labels;
}

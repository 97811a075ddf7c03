const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;

/**
 * The samples of Prometheus' text format, and the types of their metrics.
 * @throws Error with a line that is none
 */
export function parseMetrics(text: string) {
  const types = new Map(
    Array.from(text.matchAll(/^# TYPE (\S+) (\w+)$/gm), ([, name = '', type = '']) => [name, type]),
  );
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  const samples = lines.map((line) => {
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? [];
    if (name === '') throw new Error(`No sample: ${line}`);
    return {
      name,
      labels: Object.fromEntries(
        Array.from(labels.matchAll(/(\w+)="([^"]*)"/g), ([, key = '', label = '']) => [key, label]),
      ),
      value: Number(value),
    };
  });
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

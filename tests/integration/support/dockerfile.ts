interface Instruction {
  name: string;
  rest: string;
}

/** The instructions of a Dockerfile, by its stages. */
export function readStages(text: string): Instruction[][] {
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name, rest] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined) continue;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, rest });
  }
  return stages;
}

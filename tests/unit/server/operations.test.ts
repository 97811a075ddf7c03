import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readEnvironment } from '#app/server/environment';
import {
  readBlock,
  readBlocks,
  readCommands,
  readManual,
} from '../../integration/support/documented';

const find = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, name]) => name).toSorted();
const read = (path: string, pattern: RegExp) => find(readFileSync(path, 'utf8'), pattern);

it('the manual lists exactly the variables that the server reads', () => {
  const documented = find(readManual(), /^\| `([A-Z_]+)` \|/gm);
  expect(documented).toStrictEqual(read('app/server/environment.ts', /^ {2}([A-Z_]+):/gm));
  expect(documented).toContain('TRUST_PROXY');
});

it('each block of the manual is run by a test or marked as untested', () => {
  const marked = find(readManual(), /^<!-- (block: \w+|not run) -->\n```/gm);
  const blocks = readBlocks();
  expect(marked).toHaveLength(blocks.length);
  const names = blocks.flatMap(({ name }) => name ?? []).toSorted();
  const tests = globSync('tests/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const run = tests.flatMap((text) =>
    Array.from(text.matchAll(/(?:readBlock|runBlock)\('(\w+)'/g), ([, name]) => name),
  );
  expect(names).toStrictEqual([...new Set(run)].toSorted());
});

it('each command in its text is run by a test or marked as untested', () => {
  const { all, unrun } = readCommands();
  expect(all).toContain('npm run prices -- diff A B');
  expect(all).toContain('npm start');
  const typed = read('tests/long/commands.test.ts', /\b(?:type|start)\(\s*'([^']+)'/g);
  // It is part of the image, which CI builds.
  const built = read('Dockerfile', /^RUN (npm run build)$/gm);
  expect([...new Set([...typed, ...built, ...unrun])].toSorted()).toStrictEqual(all.toSorted());
  expect(unrun.filter((command) => typed.includes(command))).toStrictEqual([]);
});

it('the Compose file sets only variables that the server reads', () => {
  const site = readBlock('compose').split(/^ {2}(?=\w)/m)[1] ?? '';
  const given = Array.from(
    site.matchAll(/^ {6}([A-Z_]+): "?([^"\n]+)"?$/gm),
    ([, name, value]) => [name, value] as const,
  );
  expect(given.map(([name]) => name)).toStrictEqual([
    'TRUST_PROXY',
    'DATABASE_URL',
    'METRICS_PORT',
    'METRICS_HOST',
  ]);
  expect(readEnvironment(Object.fromEntries(given))).toMatchObject({
    TRUST_PROXY: { hops: 1 },
    METRICS_PORT: 9464,
    METRICS_HOST: '0.0.0.0',
  });
  const source = readFileSync('app/server/environment.ts', 'utf8');
  for (const [name] of given) expect(source).toMatch(new RegExp(`^  ${name}:`, 'm'));
});

import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listUnreadVariables, readEnvironment } from '#app/server/environment';
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
  const typed = globSync('tests/**/{tools,operations,long}/*.test.ts')
    .flatMap((file) => read(file, /\b(?:type|start)\(\s*'([^']+)'/g))
    .filter((command = '') => all.includes(command));
  // It is part of the image, which CI builds.
  const built = read('Dockerfile', /^RUN (npm run build)$/gm);
  expect([...new Set([...typed, ...built, ...unrun])].toSorted()).toStrictEqual(all.toSorted());
  expect(unrun.filter((command) => typed.includes(command))).toStrictEqual([]);
});

it('the example of the environment file is right, switched on line by line or whole', () => {
  const lines = readFileSync('docs/operations/stagemap.env.example', 'utf8').match(
    /^#?[A-Z_]+=.*$/gm,
  );
  const pairs = (lines ?? []).map((line) => line.replace('#', '').split(/=(.*)/s, 2));
  expect(pairs.length).toBeGreaterThan(10);
  const variables: Record<string, string> = Object.fromEntries(pairs);
  expect(Object.values(variables).filter((value) => /["']/.test(value))).toEqual([]);
  expect(Object.keys(readEnvironment(variables))).toEqual(
    expect.arrayContaining(Object.keys(variables)),
  );
  expect(listUnreadVariables(variables)).toEqual([]);
});

it('every call of Wrangler names the version that the commands use', () => {
  const [version] = /wrangler@[\d.]+/.exec(readFileSync('tools/command-line/d1.ts', 'utf8')) ?? [];
  const calls = readManual().match(/\bwrangler(?:@\S+)? (?=d1|deploy|login|secret|tail)/g) ?? [];
  expect(calls.length).toBeGreaterThan(7);
  expect(new Set(calls)).toEqual(new Set([`${version} `]));
});

it('the image is built with the secrets that the manual hands over', () => {
  const given = find(readManual(), /--secret id=(\w+)/g);
  expect(given).toEqual(read('Dockerfile', /--mount=type=secret,id=(\w+)/g));
  expect(given).toHaveLength(2);
  expect(readManual()).toContain('--build-arg NODE_IMAGE=');
  expect(read('Dockerfile', /^FROM (\S+)/gm)).toEqual(
    ['$', '$'].map((sign) => `${sign}{NODE_IMAGE}`),
  );
});

it('the Compose file sets only variables that the server reads', () => {
  const site = readBlock('compose').split(/^ {2}(?=\w)/m)[1] ?? '';
  const given = Array.from(
    site.matchAll(/^ {6}([A-Z_]+): "?([^"\n]+)"?$/gm),
    ([, name = '', value = '']) => [name, value] as const,
    // The driver of Postgres reads it; a password in the address would have to be encoded.
  ).filter(([name]) => name !== 'PGPASSWORD');
  expect(given.map(([name]) => name)).toStrictEqual([
    'TRUST_PROXY',
    'DATABASE_URL',
    'METRICS_PORT',
    'METRICS_HOST',
  ]);
  expect(readEnvironment(Object.fromEntries(given))).toMatchObject({
    TRUST_PROXY: 1,
    METRICS_PORT: 9464,
    METRICS_HOST: '0.0.0.0',
  });
});

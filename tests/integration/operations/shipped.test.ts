import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { isAllowed } from '#tools/shipped/licences';

const FOLDER = 'dist/node';
const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  metadata: z.object({ component: z.object({ name: z.string(), 'bom-ref': z.string() }) }),
  components: z.array(
    z.object({
      name: z.string(),
      'bom-ref': z.string(),
      purl: z.string(),
      licenses: z.array(
        z.object({
          expression: z.string().optional(),
          license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
        }),
      ),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const readSbom = () =>
  sbomSchema.parse(JSON.parse(readFileSync(join(FOLDER, 'sbom.cdx.json'), 'utf8')));

it('what runs on a machine of one’s own is one folder of less than 60 MB, without packages', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const entries = files.map((file) => statSync(join(FOLDER, file)));
  const bytes = entries.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
  expect(bytes).toBeLessThan(60_000_000);
  const [, documented] =
    /one folder of (\d+) MB/.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  expect(Math.abs(bytes / 1_000_000 - Number(documented))).toBeLessThan(1.5);
  expect(files.filter((file) => /node_modules|\.tsx?$|\.map$/.test(file))).toEqual([]);
  expect(files.filter((file) => /\.node$|\.wasm$/.test(file))).toEqual([]);
});

it('no form is kept for developer tools, neither on Node nor on the edge', () => {
  const program = readdirSync(join(FOLDER, 'program'), { recursive: true, encoding: 'utf8' });
  const scripts = program.filter((file) => file.endsWith('.js')).map((file) => `program/${file}`);
  const texts = [...scripts, 'server-program.js', '../edge/worker.js'].map((file) =>
    readFileSync(join(FOLDER, file), 'utf8'),
  );
  expect(texts.filter((text) => text.includes('onSubmitInvalid'))).not.toEqual([]);
  expect(texts.filter((text) => text.includes('tanstack-connect'))).toEqual([]);
});

it('the bill of materials names the packages of which code is shipped, and no others', () => {
  const { metadata, components, dependencies } = readSbom();
  expect(metadata.component.name).toBe('stagemap');
  const names = components.map(({ name }) => name);
  // Of the pages, the server, its parts that are loaded if needed, and what is no code.
  for (const name of ['react', 'react-dom', 'zod', 'srvx', 'pg', 'nodemailer', 'openid-client']) {
    expect(names).toContain(name);
  }
  for (const name of ['@prometheus-io/client', 'country-flag-icons', '@pandacss/dev']) {
    expect(names).toContain(name);
  }
  for (const name of ['vite', 'typescript', 'node', 'vitest', 'esbuild', 'rolldown', 'miniflare']) {
    expect(names).not.toContain(name);
  }
  expect(components.find(({ name }) => name === 'zod')?.purl).toMatch(/^pkg:npm\/zod@\d/);
  const refs = new Set([metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  const named = dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
  expect(named.filter((ref) => !refs.has(ref))).toEqual([]);
});

it('each package is under a licence that we may ship, and its text comes along', () => {
  const { components } = readSbom();
  const refused = components.filter(({ licenses }) => {
    const texts = licenses.map(({ expression, license }) => expression ?? license?.id ?? '');
    return texts.length === 0 || !texts.every(isAllowed);
  });
  expect(refused.map((one) => one['bom-ref'])).toEqual([]);
  const texts = readFileSync(join(FOLDER, 'licences.txt'), 'utf8').split(`\n${'-'.repeat(80)}\n\n`);
  const heads = texts.map((text) => text.split('\n', 1)[0]);
  expect(heads.toSorted()).toEqual(components.map((one) => one['bom-ref']).toSorted());
  const bare = texts.filter((text) => text.length < 500);
  expect(bare).toEqual([]);
});

it('the program that runs says which of its versions it is', () => {
  const manifest = JSON.parse(readFileSync(join(FOLDER, 'package.json'), 'utf8'));
  expect(manifest).toStrictEqual({
    name: 'stagemap',
    version: '0.1.0',
    license: 'SEE LICENSE IN LICENSE',
    private: true,
    type: 'module',
    engines: { node: '>=22.18.0' },
    scripts: {
      start: 'node server.js',
      inbox: 'node commands/inbox.js',
      prices: 'node commands/prices.js',
      staff: 'node commands/staff.js',
    },
  });
});

it.each(['server.js', 'commands/inbox.js', 'commands/prices.js', 'commands/staff.js'])(
  '%s ends under an older Node with one sentence, before it imports anything else',
  (program) => {
    const pretend =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })";
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${pretend}`, join(FOLDER, program)],
      { encoding: 'utf8' },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'This site needs Node 22.18 or newer; this is Node 18.20.8.\n',
    });
    const imports = readFileSync(join(FOLDER, program), 'utf8').match(/^import .+$/gm);
    expect(imports?.map((line) => line.replace(/.*\//, ''))).toEqual(["node-version.mjs';"]);
  },
);

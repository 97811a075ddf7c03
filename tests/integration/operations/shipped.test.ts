import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { openStore } from '#app/server/store/open-store';
import { openTempFolder } from '../../unit/temp-folder';
import { startServer } from '../support/server';

const FOLDER = 'dist/node';
const sbomSchema = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ name: z.string(), properties: z.array(z.object({ name: z.string() })) }),
  ),
});

/**
 * Licences (SPDX) under which code may be part of what is shipped: they ask for no more than that
 * their text comes along. Another one is a question for the company, not for a test.
 */
const ALLOWED =
  /^(?:0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|MIT-0|OFL-1\.1|Unlicense)$/;

/** Packages whose licence stands only in their licence file. */
const IN_FILE_ONLY: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** One of alternatives ("OR") is enough, all of a combination ("AND") are needed. */
function isAllowed(licence: string): boolean {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.test(one)));
}

it('the Node build is one folder of less than 60 MB, without packages', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const entries = files.map((file) => statSync(join(FOLDER, file)));
  const bytes = entries.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0);
  expect(bytes).toBeLessThan(60_000_000);
  expect(files.filter((file) => /node_modules|\.tsx?$|\.map$/.test(file))).toEqual([]);
  expect(files.filter((file) => /\.node$|\.wasm$/.test(file))).toEqual([]);
});

it("TanStack Form's developer events are in neither build", () => {
  const program = readdirSync(join(FOLDER, 'program'), { recursive: true, encoding: 'utf8' });
  const scripts = program.filter((file) => file.endsWith('.js')).map((file) => `program/${file}`);
  const texts = [...scripts, 'server-program.js', '../edge/worker.js'].map((file) =>
    readFileSync(join(FOLDER, file), 'utf8'),
  );
  expect(texts.filter((text) => text.includes('onSubmitInvalid'))).not.toEqual([]);
  expect(texts.filter((text) => text.includes('tanstack-connect'))).toEqual([]);
});

it('the bill of materials names all packages, and marks those that only build and test', () => {
  const { components } = sbomSchema.parse(
    JSON.parse(readFileSync(join(FOLDER, 'sbom.cdx.json'), 'utf8')),
  );
  const marksOf = (wanted: string) =>
    components.find(({ name }) => name === wanted)?.properties.map(({ name }) => name);
  for (const name of ['react', 'react-dom', 'zod', 'srvx', 'pg', 'nodemailer', 'openid-client']) {
    expect(marksOf(name)).toEqual([]);
  }
  expect(marksOf('vitest')).toEqual(['cdx:npm:package:development']);
});

it('each package has an allowed licence and is listed with it', () => {
  const text = readFileSync(join(FOLDER, 'licences.md'), 'utf8');
  const packages = [...text.matchAll(/^## (\S+) - [\d.]+\S*(?: \((.+)\))?$/gm)];
  const names = packages.map(([, name]) => name);
  for (const name of ['react', 'pg', 'country-flag-icons', '@fontsource-variable/geist-mono']) {
    expect(names).toContain(name);
  }
  expect(names).not.toContain('vitest');
  const refused = packages.filter(
    ([, name = '', licence = IN_FILE_ONLY[name] ?? '']) => !isAllowed(licence),
  );
  expect(refused.map(String)).toEqual([]);
});

it('the running program reports its version', () => {
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

it('commands run without npm and find their texts', async () => {
  const DATABASE_URL = `file:${openTempFolder()}/s.sqlite`;
  // Only the server creates a store.
  await (await openStore(DATABASE_URL)).close();
  const env = { PATH: process.env.PATH, DATABASE_URL };
  const type = (command: string) =>
    spawnSync('sh', ['-c', command], { cwd: FOLDER, env, encoding: 'utf8' }).stdout;
  expect(type('node commands/inbox.js')).toContain('No inquiries in ');
  expect(type('node commands/prices.js')).toContain('built-in');
});

it('a page whose program is gone, as while a release is copied, is the error page', async () => {
  const folder = openTempFolder();
  const client = join(FOLDER, 'client');
  cpSync(FOLDER, folder, { recursive: true, filter: (file) => file !== client });
  symlinkSync(resolve(client), join(folder, 'client'));
  const server = await startServer({}, { host: join(folder, 'server.js') });
  const read = async (path: string) => {
    const response = await fetch(server.origin + path, { headers: { accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  };
  const loaded = await Promise.all(['/agb', '/en/agb'].map(read));
  expect(loaded.map(({ status }) => status)).toEqual([200, 200]);
  rmSync(join(folder, 'program'), { recursive: true });
  const [german, english] = await Promise.all(['/preiskalkulator', '/en/landschaft'].map(read));
  expect(german?.status).toBe(500);
  expect(german?.text).toContain('Ein Fehler ist aufgetreten');
  expect(english?.text).toContain('Something went wrong');
  expect(english?.text).toContain('Try again');
  await server.stop();
  expect(server.readOutput()).toMatch(
    /"message":"request failed","error":"Error.+Cannot find module/,
  );
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

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { INPUTS } from '#tools/site-build.mjs';
import { DELIVERED_COMPANY } from '../delivered-company';
import { DELIVERED_PLANS } from '../delivered-prices';
import { openTempFolder } from '../unit/temp-folder';

/** Files that a copy of the project needs to be built and tested. */
const SOURCES = [...new Set([...INPUTS, 'styled-system', 'studio', 'tests', 'LICENSE'])];

/** The integration tests that state company, prices or languages, or use the tests' own prices. */
const TESTS = ['metadata', 'texts', 'pages/calculator', 'api', 'mcp', 'offers', 'staff/prices'];

/** The unit tests of prices, texts and pages; those of commands and manuals need a checkout. */
const UNIT_TESTS = [
  'catalog',
  'domain/contact',
  'domain/offers',
  'domain/price-lists',
  'domain/pricing',
  'features',
  'server/api',
  'server/inquiries',
  'server/offers',
  'server/prices',
  'state',
].map((part) => `tests/unit/${part}`);

it('another company, price and language change no test but the files that state them', async () => {
  // A blank and an umlaut, as folders of other people have.
  const folder = join(openTempFolder(), 'neue Größe');
  for (const source of SOURCES) cpSync(source, join(folder, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const edit = (file: string, replacements: Record<string, string>) => {
    const path = join(folder, file);
    const text = Object.entries(replacements).reduce(
      (changed, [from, to]) => changed.replaceAll(from, to),
      readFileSync(path, 'utf8'),
    );
    expect(text).not.toBe(readFileSync(path, 'utf8'));
    writeFileSync(path, text);
  };
  const { brand, name, phone, town, origin } = DELIVERED_COMPANY;
  const city = town.replace(/^\d+ /, '');
  const company = {
    [origin]: 'https://www.landmark.example',
    [name]: 'Mustermann Logistik GmbH',
    [phone.shown]: '+49 89 30000-0',
    [brand]: 'Landmark',
    [city]: 'Neustadt',
  };
  edit('app/site.ts', company);
  edit('tests/delivered-company.ts', company);
  // At first 529 €, which tests publish as another price.
  const { basePrice, typed, text } = DELIVERED_PLANS.core;
  const dearer = `${basePrice + 30}`;
  edit('app/domain/pricing/built-in.ts', { [`basePrice: ${basePrice},`]: `basePrice: ${dearer},` });
  edit('tests/delivered-prices.ts', {
    [`basePrice: ${basePrice}, typed: '${typed}', text: '${text}'`]: `basePrice: ${dearer}, typed: '${dearer}', text: '${dearer} €'`,
  });
  cpSync(join(folder, 'locales/en'), join(folder, 'locales/nl'), { recursive: true });
  edit('locales/nl/meta.json', { English: 'Nederlands', 'en-GB': 'nl-NL' });

  const run = async (program: string, ...args: string[]) => {
    const child = spawn(join('node_modules', '.bin', program), args, {
      cwd: folder,
      // Random input shows nothing more of another owner.
      env: { PATH: process.env.PATH, NODE_ENV: 'production', FC_RUNS: '100' },
    });
    onTestFinished(() => void child.kill());
    const streams = [child.stdout, child.stderr].map(readText);
    const [output] = await Promise.all([Promise.all(streams), once(child, 'close')]);
    expect(child.exitCode, output.join('')).toBe(0);
  };
  const runSite = async () => {
    await run('vite', 'build', '--config', 'app.config.ts');
    await run('vitest', 'run', '--config', 'tests/integration/vitest.config.ts', ...TESTS);
  };
  // Unit tests need no build.
  await Promise.all([runSite(), run('vitest', 'run', '--config', 'app.config.ts', ...UNIT_TESTS)]);
});

import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { readCommand } from '../integration/support/documented';
import { sendSubmission, submissionOf } from '../integration/support/inquiries';
import { type Provider, startProvider } from '../integration/support/provider';
import { type RunningServer, startServer } from '../integration/support/server';
import { readInquiries } from '../integration/support/stored-inquiries';

// The commands that docs/operations names in sentences and tables, typed as they stand there.

let provider: Provider;
let server: RunningServer;
let isTaken = false;
beforeAll(async () => {
  provider = await startProvider((response) => {
    response.writeHead(isTaken ? 200 : 422).end();
  });
  server = await startServer({ CONTACT_API_URL: provider.origin, CONTACT_MODE: 'queue' });
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const environment = () => ({
  PATH: process.env.PATH,
  DATABASE_URL: `file:${join(server.folder, '.data', 'stagemap.sqlite')}`,
  npm_config_loglevel: 'silent',
});

interface Typing {
  cwd?: string;
  input?: string;
}

/** Output of a command, and its exit code. */
function type(
  command: string,
  places: Record<string, string> = {},
  { cwd = 'dist/node', input }: Typing = {},
) {
  const script = expandScript(readCommand(command, places), cwd);
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
    cwd,
    input,
    env: environment(),
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** What npm would run. npm itself takes longer than the command, and is started by `npm start` below. */
function expandScript(command: string, folder: string): string {
  const { scripts } = packageSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return command.replace(/^npm run (\S+)(?: --(?= ))?/, (_, name) => {
    const script = scripts[name];
    if (script === undefined) throw new Error(`${folder} has no script ${name}`);
    return script;
  });
}

/** An inquiry that the provider has refused for good. */
async function sendRefused(name: string): Promise<string> {
  isTaken = false;
  const { outcome } = await sendSubmission(server.origin, submissionOf(name));
  const reference = outcome?.reference ?? '';
  await waitUntil(reference, 'dead');
  isTaken = true;
  return reference;
}

const waitUntil = (reference: string, state: 'dead' | 'delivered') =>
  expect
    .poll(() => readInquiries(server.folder))
    .toContainEqual(
      expect.objectContaining({
        reference,
        deliveries: [expect.objectContaining({ state })],
      }),
    );

it('inquiries are listed, resent, answered, erased, backed up and imported', async () => {
  const first = await sendRefused('first');
  const FILE = join(server.folder, 'copy.sqlite');
  expect(type('npm run inbox').text).toContain(first);
  expect(type('node commands/inbox.js').text).toContain(first);
  expect(JSON.parse(type('npm run inbox -- --json').text)).toMatchObject([{ reference: first }]);
  expect(type('npm run inbox -- --csv').text).toContain(`"${first}";`);

  const resent = { status: 0, text: 'Deliveries to retry: 1 (provider 1)\n' };
  expect(type('npm run inbox -- resend REFERENCE', { REFERENCE: first })).toEqual(resent);
  await waitUntil(first, 'delivered');
  const shown = type('npm run inbox -- show REFERENCE', { REFERENCE: first }).text;
  expect(shown).toContain('delivered');
  const second = await sendRefused('second');
  expect(type('npm run inbox -- resend --dead')).toEqual(resent);
  await waitUntil(second, 'delivered');
  expect(provider.requests).toHaveLength(4);

  expect(type('npm run inbox -- answered REFERENCE', { REFERENCE: first }).text).toBe(
    `Answered: ${first}\n`,
  );
  const search = (TEXT: string) => type('npm run inbox -- --search TEXT', { TEXT }).text;
  expect(search(first)).toContain('Unanswered: 1');
  expect(search(first)).not.toContain(second);
  expect(search('nobody')).toBe('No inquiry matches.\n');
  expect(type('npm run inbox -- reopen REFERENCE', { REFERENCE: first }).text).toBe(
    `Open again: ${first}\n`,
  );
  expect(type('npm run inbox -- erase REFERENCE', { REFERENCE: first }).text).toBe('Erased: 1\n');
  expect(type('npm run inbox -- backup FILE', { FILE }).text).toBe(`Copied to ${FILE}\n`);
  const { text: retention } = type('npm run inbox -- retention');
  expect(retention).toContain('Expired by this clock: 0 inquiries (after 180 days), ');
  const TIME = /npm run inbox -- retention (\S+)/.exec(retention)?.[1] ?? '';
  expect(type('npm run inbox -- retention TIME', { TIME })).toMatchObject({
    status: 0,
    text: expect.stringContaining('Within ten minutes the server erases 0 inquiries'),
  });
  const old = join(server.folder, 'inbox.jsonl');
  writeFileSync(old, '');
  expect(type('npm run inbox -- import FILE', { FILE: old }).text).toBe(
    `Imported: 0. ${old} is deleted.\n`,
  );
});

it('prices are shown, published, planned, compared, cancelled and activated again', () => {
  expect(type('npm run prices').text).toContain('built-in');
  const { text } = type('npm run prices -- show N', { N: '0' });
  const FILE = join(server.folder, 'prices.json');
  const write = (discount: number) =>
    text.replace(/"YEARLY_DISCOUNT": [\d.]+/, `"YEARLY_DISCOUNT": ${discount}`);
  const built: number = JSON.parse(text).YEARLY_DISCOUNT;
  writeFileSync(FILE, write(built + 0.01));
  const publish = (places: Record<string, string>, input?: string) =>
    type('npm run prices -- publish FILE --reason …', places, { input: input ?? '' });
  expect(publish({ FILE, '…': 'cheaper' })).toMatchObject({
    status: 0,
    text: expect.stringContaining('Version 1 is in force.'),
  });
  const planned = publish({ FILE: '-', '…': 'later --at "2099-12-01 09:00"' }, write(built + 0.02));
  expect(planned.text).toContain('Version 2 comes into force 2099-12-01 09:00');
  expect(type('npm run prices -- diff A B', { A: '1', B: '2' }).text).toMatch(/%.*→.*%/);
  expect(type('npm run prices -- list').text).toContain('planned for 2099-12-01');
  expect(type('npm run prices -- cancel N --reason …', { N: '2', '…': 'not' }).text).toBe(
    'Cancelled: version 2\n',
  );
  expect(type('npm run prices -- list').text).not.toContain('planned for');
  const back = type('npm run prices -- activate N --reason …', { N: '0', '…': 'back' });
  expect(back.text).toContain('Version 0 is in force.');
  const restored = type('npm run prices -- restore --reason …', { '…': 'lost' });
  expect(restored.text).toContain('has no list that the database lacks');
});

it('people are invited, given other rights, listed, removed and logged', () => {
  const NAME = 'Ada';
  expect(type('npm run staff')).toMatchObject({ status: 1 });
  const invite = type('npm run staff -- invite NAME --rights prices,inquiries,staff', { NAME });
  expect(invite.text).toContain('/admin/anmelden#link=');
  // The last person with the right `staff` keeps it.
  type('npm run staff -- invite NAME --rights prices,inquiries,staff', { NAME: 'Grace' });
  expect(type('npm run staff -- list').text).toContain('Ada');
  const given = type('npm run staff -- rights NAME prices,inquiries,staff', { NAME });
  expect(given.status).toBe(0);
  expect(type('npm run staff -- rights NAME inquiries', { NAME }).status).toBe(0);
  expect(type('npm run staff -- sign-out NAME', { NAME }).status).toBe(0);
  expect(type('npm run staff -- show NAME', { NAME }).text).toContain('No passkeys.');
  const SESSION = 'x';
  const PASSKEY = 'x';
  expect(type('npm run staff -- sign-out NAME SESSION', { NAME, SESSION }).text).toContain(
    'Ada has no open session x.',
  );
  const missing = 'Ada has no passkey x.';
  const names = { NAME, PASSKEY, LABEL: 'y' };
  expect(type('npm run staff -- rename-passkey NAME PASSKEY LABEL', names).text).toContain(missing);
  expect(type('npm run staff -- remove-passkey NAME PASSKEY', { NAME, PASSKEY }).text).toContain(
    missing,
  );
  expect(type('npm run staff -- remove NAME', { NAME }).text).toContain('Removed: Ada.');
  expect(type('npm run staff -- list').text).not.toContain('Ada');
  expect(type('npm run staff -- log').text).toContain('Ada');
});

it('placeholders that remain before the launch are listed', () => {
  const { status, text } = type('npm run check:launch', {}, { cwd: '.' });
  expect(text).toMatch(/^(?:Placeholders left: \d+\.|No placeholders left\.)/m);
  expect(text).toMatch(/^(?:Texts left to write: \d+\.|No texts left to write\.)/m);
  expect(status).toBe(/ left: \d| left to write: \d/.test(text) ? 1 : 0);
});

describe('the site is served until SIGTERM', () => {
  /** Starts a command, asks for a page and ends it. */
  async function start(command: string, cwd: string) {
    const [program = '', ...args] = readCommand(command).split(' ');
    const started = spawn(program, args, {
      cwd,
      env: { ...environment(), PORT: '0', DRAIN_NOTICE_MS: '0' },
    });
    onTestFinished(() => void started.kill('SIGKILL'));
    let output = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    const origin = await vi.waitFor(() => {
      const [found] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (found === undefined) throw new Error(output);
      return found;
    }, 120_000);
    const { status } = await fetch(`${origin}/agb`);
    started.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${origin}/agb`)).rejects.toThrow(), 15_000);
    return status;
  }

  it('by npm, in a checkout that is built', async () => {
    expect(await start('npm start', '.')).toBe(200);
  });

  it('by Node, in the folder that ships', async () => {
    expect(await start('node server.js', 'dist/node')).toBe(200);
  });
});

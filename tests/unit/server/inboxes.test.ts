import { appendFile, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileInbox } from '#app/server/file-inbox';
import type { InboxEntry } from '#app/server/inbox';
import { openKvInbox } from '#app/server/kv-inbox';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stagemap-inbox-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function entryOf(id: string): InboxEntry {
  return {
    id,
    receivedAt: '2025-01-15T09:30:00.000Z',
    payload: {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      phone: '',
      countryCode: '+49',
      reason: 'demo',
      consent: true,
      turnstileToken: '',
    },
  };
}

const LINE =
  '{"id":"1","receivedAt":"2025-01-15T09:30:00.000Z","payload":{"firstName":"Ada",' +
  '"lastName":"Lovelace","email":"ada@example.org","phone":"","countryCode":"+49",' +
  '"reason":"demo","consent":true,"turnstileToken":""}}\n';

describe('the inbox in a file', () => {
  it('holds one line an entry, in a folder that it makes', async () => {
    const file = join(folder, 'new', 'inbox.jsonl');
    await openFileInbox(file).add(entryOf('1'));
    expect(await readFile(file, 'utf8')).toBe(LINE);
  });

  it('is read by nobody else', async () => {
    const file = join(folder, 'inbox.jsonl');
    await openFileInbox(file).add(entryOf('1'));
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('keeps what is there', async () => {
    const file = join(folder, 'inbox.jsonl');
    await writeFile(file, LINE);
    await openFileInbox(file).add(entryOf('1'));
    expect(await readFile(file, 'utf8')).toBe(LINE + LINE);
  });

  it('loses no entry to a line torn by a crash', async () => {
    const file = join(folder, 'inbox.jsonl');
    await appendFile(file, '{"id":"torn');
    await openFileInbox(file).add(entryOf('1'));
    expect(await readFile(file, 'utf8')).toBe(`{"id":"torn\n${LINE}`);
  });

  it('takes many at once', async () => {
    const file = join(folder, 'inbox.jsonl');
    const inbox = openFileInbox(file);
    const ids = Array.from({ length: 300 }, (_, index) => String(index));
    await Promise.all(ids.map((id) => inbox.add(entryOf(id))));
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toStrictEqual(ids);
  });

  it('says so when it cannot write, and goes on when it can', async () => {
    await writeFile(join(folder, 'occupied'), '');
    const inbox = openFileInbox(join(folder, 'occupied', 'inbox.jsonl'));
    await expect(inbox.add(entryOf('1'))).rejects.toThrow();
    await rm(join(folder, 'occupied'));
    await inbox.add(entryOf('1'));
    expect(await readFile(join(folder, 'occupied', 'inbox.jsonl'), 'utf8')).toBe(LINE);
  });
});

it('the inbox in a key-value store has one key an inquiry, sorted by time', async () => {
  const store = new Map<string, string>();
  const inbox = openKvInbox({ put: async (key, value) => void store.set(key, value) });
  await inbox.add(entryOf('1'));
  expect([...store]).toStrictEqual([['inquiry:2025-01-15T09:30:00.000Z:1', LINE.trimEnd()]]);
});

import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Inbox } from './inbox';

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * An inbox in a file, one JSON line an entry, each on disk before `add` ends. What arrives during
 * a write is written together, so that many entries share one flush.
 */
export function openFileInbox(file: string): Inbox {
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeWaiting(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await appendLines(file, batch.map(({ line }) => line).join(''));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWriting = false;
  }

  return {
    add: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ line: `${JSON.stringify(entry)}\n`, resolve, reject });
        if (!isWriting) void writeWaiting();
      }),
  };
}

/** Opened anew each time: the file may be moved away while the server runs. */
async function appendLines(file: string, lines: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const isTorn = size > 0 && (await readLastByte(handle, size)) !== NEWLINE;
    // A crash can leave half a line; it must not swallow the next one.
    await handle.appendFile(isTorn ? `\n${lines}` : lines);
    await handle.datasync();
    if (size === 0) await flushFolder(dirname(file));
  } finally {
    await handle.close();
  }
}

const NEWLINE = 0x0a;

async function readLastByte(handle: FileHandle, size: number): Promise<number | undefined> {
  const { buffer } = await handle.read(new Uint8Array(1), 0, 1, size - 1);
  return buffer[0];
}

/** A new file's name is on disk only once its folder is; Windows knows no such thing. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

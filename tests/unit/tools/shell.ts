import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { openStore } from '#app/server/store/open-store';
import { inbox } from '#tools/inbox/program';
import { prices } from '#tools/prices/program';
import { staff } from '#tools/staff/program';
import { readCommand } from '../../integration/support/documented';
import { openTempFolder } from '../temp-folder';

const PROGRAMS = new Map(Object.entries({ inbox, prices, staff }));

/** Commands of operators in this process, on a store of the test's own. */
export async function openShell() {
  const folder = openTempFolder();
  const file = join(folder, 'stagemap.sqlite');
  vi.stubEnv('DATABASE_URL', `file:${file}`);
  const store = await openStore(`file:${file}`);
  onTestFinished(() => store.close());

  /** Output of a command and its exit code. @throws Error with what it refuses */
  async function call(name: string, words: readonly string[]) {
    const print = vi.spyOn(console, 'log').mockReturnValue();
    const complain = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { exitCode } = process;
    try {
      await PROGRAMS.get(name)?.parseAsync(words, { from: 'user' });
      return { text: String(print.mock.lastCall?.[0]), status: process.exitCode ?? 0 };
    } finally {
      process.exitCode = exitCode;
      print.mockRestore();
      complain.mockRestore();
    }
  }

  return {
    folder,
    file,
    store,
    call,
    /** Types a command as docs/operations has it, with the test's values for words such as `FILE`. */
    type: async (command: string, places: Record<string, string> = {}, ...more: string[]) => {
      const [, , name = '', , ...words] = readCommand(command).split(' ');
      const filled = words.map((word) => places[word] ?? word);
      return (await call(name, [...filled, ...more])).text;
    },
  };
}

import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { readUserName } from '#tools/command-line/user-name';

function answerWith(findUser: () => string) {
  vi.spyOn(os, 'userInfo').mockImplementation(() => ({
    ...{ username: findUser(), homedir: '/', shell: null, uid: 0, gid: 0 },
  }));
  syncBuiltinESMExports();
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('is the name that is given, else that of the system’s user', () => {
  answerWith(() => 'ada');
  expect(readUserName(' Grace ')).toBe('Grace');
  expect(readUserName('Gr\u001b[2Jace\n')).toBe('Gr [2Jace');
  expect(readUserName(undefined)).toBe('ada');
  expect(readUserName(' ')).toBe('ada');
});

it('is the number of a user without an entry on the system', () => {
  answerWith(() => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  });
  expect(readUserName('Grace')).toBe('Grace');
  expect(readUserName(undefined)).toMatch(/^user \d+$/);
});

import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { readShellActor } from '#tools/command-line/program';

function answerWith(findUser: () => string) {
  vi.spyOn(os, 'userInfo').mockImplementation(() => ({
    username: findUser(),
    homedir: '/',
    shell: null,
    uid: 0,
    gid: 0,
  }));
  syncBuiltinESMExports();
}
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

it('is the given name, or else the system user’s name', () => {
  answerWith(() => 'ada');
  const known = { knownBy: 'shell', subject: 'ada', id: '' };
  expect(readShellActor(' Grace ')).toEqual({ name: 'Grace', ...known });
  expect(readShellActor(undefined)).toEqual({ name: 'ada', ...known });
  expect(readShellActor(' ')).toEqual({ name: 'ada', ...known });
  expect(readShellActor('Gr\u001b[2Jace\n').name).toBe('Gr [2Jace');
});

it('is the user id when the user has no system entry', () => {
  answerWith(() => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  });
  const user = expect.stringMatching(/^user \d+$/);
  expect(readShellActor('Grace')).toMatchObject({ name: 'Grace', subject: user });
  expect(readShellActor(undefined)).toMatchObject({ name: user, subject: user });
});

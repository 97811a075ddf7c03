import { syncBuiltinESMExports } from 'node:module';
import os from 'node:os';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readShellActor } from '#tools/command-line/program';

it('an operator without a system entry is known by the user id', () => {
  vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const user = expect.stringMatching(/^user \d+$/);
  expect(readShellActor('Grace')).toMatchObject({ name: 'Grace', subject: user });
  expect(readShellActor(undefined)).toMatchObject({ name: user, subject: user });
});

import os from 'node:os';
import { expect, it, vi } from 'vitest';

it('an operator without a system entry is known by the user id', async () => {
  const userInfo = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  };
  // Other test files share the modules.
  vi.resetModules();
  vi.doMock('node:os', () => ({ ...os, userInfo }));
  const { readShellActor } = await import('#tools/command-line/program');
  vi.doUnmock('node:os');
  vi.resetModules();
  const user = expect.stringMatching(/^user \d+$/);
  expect(readShellActor('Grace')).toMatchObject({ name: 'Grace', subject: user });
  expect(readShellActor(undefined)).toMatchObject({ name: user, subject: user });
});

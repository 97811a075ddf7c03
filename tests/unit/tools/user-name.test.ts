import { expect, it, vi } from 'vitest';
import { readShellActor } from '#tools/command-line/program';

vi.mock('node:os', () => ({
  userInfo: () => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  },
}));

it('an operator without a system entry is known by the user id', () => {
  const user = expect.stringMatching(/^user \d+$/);
  expect(readShellActor('Grace')).toMatchObject({ name: 'Grace', subject: user });
  expect(readShellActor(undefined)).toMatchObject({ name: user, subject: user });
});

import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { Statement } from '#app/server/store/store';
import { LOCAL_D1_FOLDER } from '#tools/edge/local-store';
import { findUnsupportedReason } from '#tools/edge/unsupported-reason';
import { openLiteralStore } from '#tools/inbox/d1';
import { startEdge } from '../integration/support/edge';
import { sendSubmission, submissionOf } from '../integration/support/inquiries';
import { describeStoreBehaviour } from '../unit/server/store/behaviour';
import type { OpenedStores } from '../unit/server/store/prepared-stores';
import { describeStaffBehaviour } from '../unit/server/store/staff-behaviour';
import { startD1 } from './support/d1';

const inbox = fileURLToPath(new URL('../../tools/inbox.ts', import.meta.url));

describe.skipIf(findUnsupportedReason() !== undefined)('D1', () => {
  const openTwice = async (): Promise<OpenedStores> => {
    const { openStore, stop } = await startD1();
    return { stores: [openStore(), openStore()], close: stop };
  };
  describeStoreBehaviour('as a store', openTwice);
  describeStaffBehaviour('as a store of staff', openTwice);

  // As `npm run inbox` asks the deployed one: Wrangler does the statements of a command together.
  const openLiterally = async (): Promise<OpenedStores> => {
    const { openStore, stop } = await startD1();
    const database = openStore();
    const execute = (statements: readonly string[]) =>
      database.batch(statements.map((sql): Statement => [sql]));
    return { stores: [openLiteralStore(execute), openLiteralStore(execute)], close: stop };
  };
  describeStoreBehaviour('through statements that hold their parameters', openLiterally);
  describeStaffBehaviour('of staff through such statements', openLiterally);

  it('is managed by `npm run inbox`, beside the running Worker', async () => {
    const cwd = await mkdtemp(join(tmpdir(), 'stagemap-edge-'));
    const folder = join(cwd, LOCAL_D1_FOLDER);
    await mkdir(folder, { recursive: true });
    const edge = await startEdge({}, folder);
    const manage = (...args: string[]) => {
      const env = { PATH: process.env.PATH, DATABASE_URL: 'd1:local' };
      const { stdout, stderr } = spawnSync(process.execPath, [inbox, ...args], {
        ...{ cwd, env, encoding: 'utf8' },
      });
      return stdout + stderr;
    };
    const name = { lastName: "O'Hara; -- ?1", email: 'hara@example.org' };
    const { outcome } = await sendSubmission(edge.origin, submissionOf('edge', name));
    const reference = outcome?.reference ?? '';
    await sendSubmission(edge.origin, submissionOf('other'));
    const listed = JSON.parse(manage('--json'));
    const answered = manage('answered', reference);
    const shown = manage('show', reference);
    const [first] = await edge.readInquiries();
    const erased = manage('erase', 'Hara@example.org');
    const left = await edge.readInquiries();
    await edge.stop();
    await rm(cwd, { recursive: true });

    expect(listed).toMatchObject([{ reference, payload: name }, { payload: {} }]);
    expect(answered).toBe(`Answered: ${reference}\n`);
    expect(shown).toContain("O'Hara; -- ?1");
    expect(first).toMatchObject({ reference, answeredAt: expect.stringMatching(/^20/) });
    expect(erased).toBe('Erased: 1\n');
    expect(left).toMatchObject([{ payload: { lastName: 'Lovelace' } }]);
  });
});

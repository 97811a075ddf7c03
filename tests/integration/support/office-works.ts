import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import * as z from 'zod';
import { COUNT_HEADER } from '#app/domain/staff/count-header';
import type { TestSite } from './site';
import { signInPerson } from './staff';

const run = promisify(execFile);

const pageSchema = z.object({
  inquiries: z.array(z.object({ reference: z.string() }).loose()),
  counts: z.object({ total: z.number() }),
  next: z.string().nullable(),
});

/**
 * Staff's work with all that is stored succeeds: list, page, search, export and shell.
 * @returns how many inquiries there are
 */
export async function expectOfficeWorks(site: TestSite): Promise<number> {
  const staff = await signInPerson(site, site.staff, 'Office', ['inquiries', 'staff']);
  const call = async (name: string, data: unknown) => {
    const answer = await staff.call(name, data);
    expect(answer.status, `${name} ${JSON.stringify(data)}`).toBe(200);
    return answer;
  };
  const list = async (data: object) =>
    pageSchema.parse((await call('fetchInquiries', data)).result);
  const references: string[] = [];
  const { counts } = await list({});
  for (let after: string | undefined | null; after !== null; ) {
    const page = await list({ after });
    references.push(...page.inquiries.map(({ reference }) => reference));
    after = page.next;
  }
  const { total } = counts;
  expect(new Set(references).size).toBe(total);
  for (const reference of references) {
    const { result } = await call('fetchInquiry', { reference, query: {} });
    expect(result).toMatchObject({ reference });
  }
  for (const q of ['lovelace', 'a', '1', 'constructor', '%', '+49 40 123456']) await list({ q });
  for (const format of ['csv', 'json']) {
    const { headers } = await call('exportInquiryList', { query: {}, format, language: 'de' });
    expect(headers.get(COUNT_HEADER)).toBe(`${total}`);
  }
  await call('fetchAuditLog', {});
  const env = { PATH: process.env.PATH, DATABASE_URL: process.env.DATABASE_URL };
  const options = { env, maxBuffer: 500 * 1024 * 1024 };
  const { stdout } = await run(process.execPath, ['tools/inbox.ts', '--json'], options);
  expect(z.array(z.unknown()).parse(JSON.parse(stdout))).toHaveLength(total);
  await run(process.execPath, ['tools/inbox.ts'], options);
  return total;
}

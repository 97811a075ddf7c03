import { join } from 'node:path';
import * as z from 'zod';
import { isRefusal } from '#app/domain/staff/refusal.ts';
import type { Right } from '#app/domain/staff/rights.ts';
import { readEnvironment } from '#app/server/environment.ts';
import { invite } from '#app/server/staff/invitations.ts';
import { createStaffContext, type StaffContext } from '#app/server/staff/staff-context.ts';
import { openSqliteStore } from '#app/server/store/drivers/sqlite-store.ts';
import { auditAs } from '../../actors';
import { callFunction, type Reachable } from './functions';
import type { RunningServer } from './server';

const resultSchema = z.object({ result: z.unknown() });
const refusedSchema = z.object({ kind: z.literal('refused'), refusal: z.unknown() });

let browsers = 0;

/**
 * A client that keeps and sends cookies like a browser. Each has a separate address if the server
 * trusts a proxy.
 * @param staffOrigin of the page that calls
 */
export function openBrowser(server: Reachable, staffOrigin = server.origin) {
  browsers += 1;
  const address = `203.0.${browsers >> 8}.${browsers & 255}`;
  const cookies = new Map<string, string>();
  const keep = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  };
  return {
    cookies,
    call: async (name: string, data?: unknown, headers: Record<string, string> = {}) => {
      const { answer, ...response } = await callFunction(server, name, data, {
        address,
        headers: {
          origin: staffOrigin,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-for': address,
          'cf-connecting-ip': address,
          cookie: Array.from(cookies, ([key, value]) => `${key}=${value}`).join('; '),
          ...headers,
        },
      });
      response.headers.getSetCookie().forEach(keep);
      return { ...response, ...readAnswer(answer) };
    },
  };
}

export type TestBrowser = ReturnType<typeof openBrowser>;

/** The value, or why it was refused: by the function, or before it. */
function readAnswer(answer: unknown): { result?: unknown; refusal?: unknown } {
  if (isRefusal(answer)) return { refusal: answer };
  const read = resultSchema.safeParse(answer).data;
  return refusedSchema.safeParse(read?.result).data ?? read ?? {};
}

/** The staff context of a running server, over a separate connection to its store. */
export async function openStaff(
  { folder, origin }: RunningServer,
  variables: Record<string, string> = {},
): Promise<StaffContext> {
  const store = await openSqliteStore(join(folder, '.data', 'stagemap.sqlite'));
  return createStaffContext(readEnvironment(variables), store, Number(new URL(origin).port));
}

export function secretOf(link: string): string {
  return /#link=(\S+)$/.exec(link)?.[1] ?? '';
}

/** Invites a person; returns the sign-in link. */
export async function makeLink(
  staff: StaffContext,
  name: string,
  rights: Right[],
): Promise<string> {
  const invited = await invite(staff, { name, rights }, auditAs('test'));
  if (!invited) throw new Error(`${name} was not invited`);
  return invited.link;
}

/** A browser in which a new person of this name is signed in. */
export async function signInPerson(
  server: Reachable,
  staff: StaffContext,
  name: string,
  rights: Right[],
): Promise<TestBrowser> {
  const browser = openBrowser(server);
  const link = await makeLink(staff, name, rights);
  const { status } = await browser.call('signInByLink', secretOf(link));
  if (status !== 200) throw new Error(`${name} was not let in: ${status}`);
  return browser;
}

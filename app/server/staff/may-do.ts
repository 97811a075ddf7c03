import { createMiddleware } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import type * as z from 'zod';
import { isFreshSignIn } from '#app/domain/staff/fresh-sign-in';
import type { Refusal } from '#app/domain/staff/refusal';
import type { Right } from '#app/domain/staff/rights';
import { logEvent } from '#app/server/log-event';
import type { RequestContext } from '#app/server/requests/request-context';
import type { AuditContext } from '#app/server/store/audit';
import { actorOf, type Session } from '#app/server/store/sessions';
import { codeOf } from '#app/server/store/store';
import { hasRight, readSession } from './browser-session.server';
import type { StaffContext } from './staff-context';

/** A call of a function for signing in. */
export interface SignInCall<Input = undefined> {
  data: Input;
  context: Pick<RequestContext, 'visit'> & { staff: StaffContext };
}

/** A call by a signed-in person. */
export interface StaffCall<Input = undefined> {
  data: Input;
  context: SignInCall['context'] & {
    session: Session;
    /** The caller, as the audit log names the author of a change. */
    audit: AuditContext;
  };
}

const STATUSES = {
  'signed-out': 401,
  // The sign-in is not recent enough.
  stale: 403,
  'no-right': 403,
  'other-origin': 403,
  unreadable: 422,
  unavailable: 503,
} satisfies Record<Refusal['kind'], number>;

/** For functions of the sign-in page: the page has to be at the staff's origin. */
export const atStaffOrigin = createMiddleware({ type: 'function' }).server(
  async ({ next, context: { staff } }) => {
    if (!staff) throw refusal({ kind: 'unavailable' });
    // Browsers set this header, and pages cannot change it.
    if (getRequestHeader('origin') !== staff.origin) {
      throw refusal({ kind: 'other-origin', origin: staff.origin });
    }
    try {
      return await next({ context: { staff } });
    } catch (error) {
      if (error instanceof Response) throw error;
      logEvent('error', 'staff: the request failed', { reason: codeOf(error) });
      throw refusal({ kind: 'unavailable' });
    }
  },
);

/**
 * For functions of staff; the person's rights are read from the store on each call.
 * @param signIn how recent the sign-in has to be
 */
export function mayDo(needed: 'signed-in' | Right, signIn: 'any' | 'fresh' = 'any') {
  return createMiddleware({ type: 'function' })
    .middleware([atStaffOrigin])
    .server(async ({ next, context: { staff } }) => {
      const now = Date.now();
      const session = await readSession(staff, now);
      if (!session) throw refusal({ kind: 'signed-out' });
      if (!hasRight(session, needed)) throw refusal({ kind: 'no-right' });
      if (signIn === 'fresh' && !isFreshSignIn(session.created_at, now)) {
        throw refusal({ kind: 'stale' });
      }
      return next({ context: { session, audit: { actor: actorOf(session), now } } });
    });
}

/** Validates the input of a function; the error is a refusal. */
export function reads<Schema extends z.ZodType>(schema: Schema) {
  return (input: z.input<Schema>): z.output<Schema> => {
    const read = schema.safeParse(input);
    if (!read.success) throw refusal({ kind: 'unreadable' });
    return read.data;
  };
}

function refusal(why: Refusal): Response {
  return Response.json(why, { status: STATUSES[why.kind] });
}

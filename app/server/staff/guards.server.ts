import { getRequestHeader, setResponseStatus } from '@tanstack/react-start/server';
import type * as z from 'zod';
import type { Refused, Result } from '#app/domain/result';
import type { Right } from '#app/domain/staff/rights';
import { logEvent } from '#app/server/log-event';
import type { RequestContext } from '#app/server/requests/request-context';
import type { AuditContext } from '#app/server/store/people';
import { actorOf, type Session } from '#app/server/store/sessions';
import { codeOf } from '#app/server/store/store';
import { readSession, readSessionOf } from './browser-session.server';
import { CALLERS, type FunctionOf } from './callers';
import type { StaffContext } from './staff-context';

/** Why a call is refused; the page shows a text for each reason. */
export type Refusal =
  | { kind: 'signed-out' | 'no-right' | 'unreadable' | 'unavailable' }
  /** The page is at another origin than the sign-in page. */
  | { kind: 'other-origin'; origin: string };

/** The answer of a guarded function; `Reason` holds the refusals of this function alone. */
export type Answer<Value, Reason = never> = Result<Value, Reason | Refusal>;

const STATUSES = {
  'signed-out': 401,
  'no-right': 403,
  'other-origin': 403,
  unreadable: 422,
  unavailable: 503,
} satisfies Record<Refusal['kind'], number>;

/** Whether the headers of a call permit it, so that the body of no other call is parsed. */
export async function mayCall(
  name: keyof typeof CALLERS,
  headers: Headers,
  staff: StaffContext | undefined,
): Promise<boolean> {
  const needed = CALLERS[name];
  if (needed === 'everyone') return true;
  if (!staff || headers.get('origin') !== staff.origin) return false;
  if (needed === 'unauthenticated') return true;
  // The guard answers a failure of the store.
  const session = await readSessionOf(headers, staff, Date.now()).catch(() => undefined);
  return session !== undefined && hasRight(session, needed);
}

function hasRight({ rights }: Session, needed: 'signed-in' | Right): boolean {
  return needed === 'signed-in' || rights.includes(needed);
}

interface Call {
  data: unknown;
  context: RequestContext;
}

/** Guard of functions that everyone may call. */
export function forEveryone<Answer>(
  _name: FunctionOf<'everyone'>,
  work: (call: Call) => Answer,
): (call: Call) => Answer {
  return (call) => {
    call.context.progress.isReached = true;
    return work(call);
  };
}

export interface FunctionCall<Input = undefined> {
  input: Input;
  staff: StaffContext;
  /** The visitor's network address. */
  address: string;
  /** Context of the request from the host, such as the prices in force. */
  visit: RequestContext['visit'];
}

/** The value of a function, or a refusal of its own. */
type Work<Value, Reason> = Promise<Value | Refused<Reason>>;

/** Guard of the functions for signing in. They need a page at the staff's origin. */
export function forUnauthenticated<Input, Value, Reason = never>(
  _name: FunctionOf<'unauthenticated'>,
  schema: z.ZodType<Input>,
  work: (call: FunctionCall<Input>) => Work<Value, Reason>,
): (call: Call) => Promise<Answer<Value, Reason>> {
  return (call) => guard(call, (staff) => answer(call, schema, staff, work));
}

export interface StaffCall<Input = undefined> extends FunctionCall<Input> {
  session: Session;
  /** The caller, as the audit log names the author of a change. */
  audit: AuditContext;
}

/** Guard for signed-in staff; the right that `CALLERS` names is read from the store on each call. */
export function forStaff<Input, Value, Reason = never>(
  name: FunctionOf<'signed-in' | Right>,
  schema: z.ZodType<Input>,
  work: (call: StaffCall<Input>) => Work<Value, Reason>,
): (call: Call) => Promise<Answer<Value, Reason>> {
  const needed = CALLERS[name];
  return (call) =>
    guard(call, async (staff) => {
      const now = Date.now();
      const session = await readSession(staff, now);
      if (!session) return refuse({ kind: 'signed-out' });
      if (!hasRight(session, needed)) return refuse({ kind: 'no-right' });
      const audit = { actor: actorOf(session), now };
      return answer(call, schema, staff, (known) => work({ ...known, session, audit }));
    });
}

async function guard<Value, Reason>(
  { context: { staff, progress } }: Call,
  work: (staff: StaffContext) => Promise<Answer<Value, Reason>>,
): Promise<Answer<Value, Reason>> {
  progress.isReached = true;
  if (!staff) return refuse({ kind: 'unavailable' });
  // Browsers set this header, and pages cannot change it.
  if (getRequestHeader('origin') !== staff.origin) {
    return refuse({ kind: 'other-origin', origin: staff.origin });
  }
  try {
    return await work(staff);
  } catch (error) {
    logEvent('error', 'staff: the request failed', { reason: codeOf(error) });
    return refuse({ kind: 'unavailable' });
  }
}

async function answer<Input, Value, Reason>(
  { data, context }: Call,
  schema: z.ZodType<Input>,
  staff: StaffContext,
  work: (call: FunctionCall<Input>) => Work<Value, Reason>,
): Promise<Answer<Value, Reason>> {
  const input = schema.safeParse(data);
  if (!input.success) return refuse({ kind: 'unreadable' });
  const { visit } = context;
  const value = await work({ input: input.data, staff, address: visit.address, visit });
  return isRefused(value) ? value : { kind: 'ok', value };
}

function isRefused<Reason>(value: unknown): value is Refused<Reason> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refused';
}

function refuse(refusal: Refusal): Refused<Refusal> {
  setResponseStatus(STATUSES[refusal.kind]);
  return { kind: 'refused', refusal };
}

import { getRequestHeader, setResponseStatus } from '@tanstack/react-start/server';
import type * as z from 'zod';
import { logEvent } from '#app/server/log-event';
import type { RequestContext } from '#app/server/requests/request-context';
import type { Session } from '#app/server/store/sessions';
import { codeOf } from '#app/server/store/store';
import { CALLERS, type FunctionOf } from './callers';
import { findOwnSession } from './own-session.server';
import type { StaffContext } from './staff-context';

/** Why a call was not answered; the reason decides what the page says. */
export type Refused =
  | { refused: 'signed-out' | 'no-right' | 'unreadable' | 'unavailable' }
  /** The page was opened at another address than the one that staff sign in at. */
  | { refused: 'other-origin'; origin: string };

const STATUSES = {
  'signed-out': 401,
  'no-right': 403,
  'other-origin': 403,
  unreadable: 422,
  unavailable: 503,
} satisfies Record<Refused['refused'], number>;

interface Call {
  data: unknown;
  context: RequestContext;
}

/** For visitors: nothing is asked. */
export function forEveryone<Result>(
  _name: FunctionOf<'everyone'>,
  work: (call: Call) => Result,
): (call: Call) => Result {
  return (call) => {
    call.context.progress.isReached = true;
    return work(call);
  };
}

interface DoorCall<Input> {
  input: Input;
  staff: StaffContext;
  /** The visitor's network address. */
  address: string;
  /** What the host knows: where inquiries are delivered from, which prices are in force. */
  visit: RequestContext['visit'];
}

/** For who is about to sign in; from a page of the staff's own origin alone. */
export function atTheDoor<Input, Result>(
  _name: FunctionOf<'at-the-door'>,
  schema: z.ZodType<Input>,
  work: (call: DoorCall<Input>) => Promise<Result>,
): (call: Call) => Promise<Result | Refused> {
  return (call) => guard(call, (staff) => answer(call, schema, staff, work));
}

export interface StaffCall<Input> extends DoorCall<Input> {
  session: Session;
}

/** For who is signed in and has, at this very moment, the right that the list names. */
export function forStaff<Input, Result>(
  name: FunctionOf<'staff' | 'prices' | 'inquiries'>,
  schema: z.ZodType<Input>,
  work: (call: StaffCall<Input>) => Promise<Result>,
): (call: Call) => Promise<Result | Refused> {
  const needed = CALLERS[name];
  return (call) =>
    guard(call, async (staff) => {
      const session = await findOwnSession(staff, Date.now());
      if (!session) return refuse({ refused: 'signed-out' });
      const may = needed === 'staff' || session.rights.includes(needed);
      if (!may) return refuse({ refused: 'no-right' });
      return answer(call, schema, staff, (known) => work({ ...known, session }));
    });
}

async function guard<Result>(
  { context: { staff, progress } }: Call,
  work: (staff: StaffContext) => Promise<Result | Refused>,
): Promise<Result | Refused> {
  progress.isReached = true;
  if (!staff) return refuse({ refused: 'unavailable' });
  // Browsers name the page that calls, and no page can name another.
  if (getRequestHeader('origin') !== staff.origin) {
    return refuse({ refused: 'other-origin', origin: staff.origin });
  }
  try {
    return await work(staff);
  } catch (error) {
    logEvent('error', 'staff: not answered', { reason: codeOf(error) });
    return refuse({ refused: 'unavailable' });
  }
}

async function answer<Input, Result>(
  { data, context }: Call,
  schema: z.ZodType<Input>,
  staff: StaffContext,
  work: (call: DoorCall<Input>) => Promise<Result>,
): Promise<Result | Refused> {
  const input = schema.safeParse(data);
  if (!input.success) return refuse({ refused: 'unreadable' });
  const { visit } = context;
  return work({ input: input.data, staff, address: visit.address, visit });
}

function refuse(refused: Refused): Refused {
  setResponseStatus(STATUSES[refused.refused]);
  return refused;
}

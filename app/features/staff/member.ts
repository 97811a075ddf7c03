import { createStore, useSelector } from '@tanstack/react-store';
import { useEffect } from 'react';
import { IN_BACKGROUND } from '#app/domain/staff/background';
import type { findStaffMember } from './member.functions';

/** The person who is signed in, and how many inquiries nobody has answered. */
export type StaffMember = NonNullable<Awaited<ReturnType<typeof findStaffMember>>>;

const known = createStore<{ member?: StaffMember | null }>({});

let asking: Promise<StaffMember | null> | undefined;

/** Asks the server who is signed in, also to count inquiries again. Calls at one time share a request. */
export function loadStaffMember(): Promise<StaffMember | null> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(): Promise<StaffMember | null> {
  const { findStaffMember } = await import('./member.functions');
  const member = await findStaffMember();
  known.setState(() => ({ member }));
  return member;
}

/** Counts the inquiries of the person again; the header stays if nobody is signed in any more. */
export async function countInquiriesAgain(): Promise<void> {
  const { findStaffMember } = await import('./member.functions');
  const member = await findStaffMember(IN_BACKGROUND);
  if (member) known.setState(() => ({ member }));
}

/** The person who is signed in, asked on every page; null for visitors, undefined while unknown. */
export function useStaffMember(): StaffMember | null | undefined {
  useEffect(() => {
    // Without an answer the page stays as it is.
    loadStaffMember().catch(() => undefined);
  }, []);
  return useSelector(known, ({ member }) => member);
}

import { type Refused, refuse } from '#app/domain/result';
import type { Right } from '#app/domain/staff/rights';
import { currentEnvironment } from '#app/server/environment';
import {
  findPeople,
  listPeople,
  type Person,
  type RenameOutcome,
  removePerson,
  renamePerson,
  setRights,
} from '#app/server/store/people';
import {
  type Invitation,
  invite,
  inviteAgain,
  NameTakenError,
  NotInvitedError,
} from './invitations';
import type { StaffCall } from './may-do';
import type { StaffContext } from './staff-context';

/** Why a change of the team was not made. */
type TeamProblem = Refused<'provider' | Exclude<RenameOutcome, 'done'>>;

/** Everyone on the staff, for those who manage it. */
export async function readTeam({ context: { staff, session, audit } }: StaffCall) {
  const people = await listPeople(staff.store, audit.now);
  return {
    hasProvider: hasProvider(),
    people: people.map((one) => ({
      id: one.id,
      name: one.name,
      rights: one.rights,
      /** The person's id at the OpenID provider, which sets the rights; null for invited people. */
      subject: one.subject,
      isSelf: one.id === session.person,
      passkeys: one.passkeys,
      lastSeenAt: one.last_seen_at,
      linkUntil: one.link_until,
    })),
  };
}

/** Invites a person, unless the company's OpenID provider decides who gets access. */
export async function inviteColleague({
  data,
  context,
}: StaffCall<{ name: string; rights: Right[] }>): Promise<Invitation | TeamProblem> {
  if (hasProvider()) return refuse('provider');
  try {
    return await invite(context.staff, data, context.audit);
  } catch (error) {
    if (error instanceof NameTakenError) return refuse('name-taken');
    throw error;
  }
}

/** Another sign-in link for an invited person. */
export async function renewColleagueLink({
  data,
  context: { staff, audit },
}: StaffCall<string>): Promise<Invitation | TeamProblem> {
  const person = await findById(staff, data);
  if (!person) return refuse('missing');
  try {
    return await inviteAgain(staff, person, audit);
  } catch (error) {
    if (error instanceof NotInvitedError) return refuse('provider');
    throw error;
  }
}

/** Changes an invited person's name and rights; those of others are set by their provider. */
export async function changeColleague({
  data,
  context: { staff, audit },
}: StaffCall<{ id: string; name: string; rights: Right[] }>): Promise<TeamProblem | undefined> {
  const person = await findById(staff, data.id);
  if (!person) return refuse('missing');
  if (person.issuer !== null) return refuse('provider');
  const renamed = await renamePerson(staff.store, person, data.name, audit);
  if (renamed !== 'done') return refuse(renamed);
  const changed = { ...person, name: data.name };
  return refuseUnlessDone(await setRights(staff.store, changed, data.rights, audit));
}

/** Removes a person; all sessions end at once. */
export async function removeColleague({
  data,
  context: { staff, audit },
}: StaffCall<string>): Promise<TeamProblem | undefined> {
  const person = await findById(staff, data);
  if (!person) return refuse('missing');
  return refuseUnlessDone(await removePerson(staff.store, person, audit));
}

/** A name that is another person's id does not count. */
async function findById({ store }: StaffContext, id: string): Promise<Person | undefined> {
  return (await findPeople(store, id)).find((person) => person.id === id);
}

function hasProvider(): boolean {
  return currentEnvironment().OIDC_ISSUER !== undefined;
}

function refuseUnlessDone(outcome: RenameOutcome): TeamProblem | undefined {
  return outcome === 'done' ? undefined : refuse(outcome);
}

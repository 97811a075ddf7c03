import type { Right } from '#app/domain/staff/rights';
import { currentEnvironment } from '#app/server/environment';
import {
  type ChangeOutcome,
  findPeople,
  listPeople,
  type Person,
  removePerson,
  setRights,
} from '#app/server/store/people';
import { actorOf, type Session } from '#app/server/store/sessions';
import {
  type Invitation,
  invite,
  inviteAgain,
  NameTakenError,
  NotInvitedError,
} from './invitations';
import type { StaffContext } from './staff-context';

/** Why a change of the team was not made. */
interface TeamProblem {
  problem: 'name-taken' | 'provider' | Exclude<ChangeOutcome, 'done'>;
}

/** Everyone on the staff, for those who manage it. */
export async function readTeam({ store }: StaffContext, { person: own }: Session) {
  const people = await listPeople(store, Date.now());
  return {
    hasProvider: hasProvider(),
    people: people.map((one) => ({
      id: one.id,
      name: one.name,
      rights: one.rights,
      /** The person's id at the OpenID provider, which sets the rights; null for invited people. */
      subject: one.subject,
      isSelf: one.id === own,
      passkeys: one.passkeys,
      lastSeenAt: one.last_seen_at,
      linkUntil: one.link_until,
    })),
  };
}

/** Invites a person, unless the company's OpenID provider decides who gets access. */
export async function inviteColleague(
  staff: StaffContext,
  session: Session,
  person: { name: string; rights: Right[] },
): Promise<Invitation | TeamProblem> {
  if (hasProvider()) return { problem: 'provider' };
  try {
    return await invite(staff, person, auditOf(session));
  } catch (error) {
    if (error instanceof NameTakenError) return { problem: 'name-taken' };
    throw error;
  }
}

/** Another sign-in link for an invited person. */
export async function renewColleagueLink(
  staff: StaffContext,
  session: Session,
  id: string,
): Promise<Invitation | TeamProblem> {
  const person = await findById(staff, id);
  if (!person) return { problem: 'missing' };
  try {
    return await inviteAgain(staff, person, auditOf(session));
  } catch (error) {
    if (error instanceof NotInvitedError) return { problem: 'provider' };
    throw error;
  }
}

/** Changes an invited person's rights; those of others are set by their provider. */
export async function setColleagueRights(
  staff: StaffContext,
  session: Session,
  { id, rights }: { id: string; rights: Right[] },
): Promise<TeamProblem | undefined> {
  const person = await findById(staff, id);
  if (!person) return { problem: 'missing' };
  if (person.issuer !== null) return { problem: 'provider' };
  return problemOf(await setRights(staff.store, person, rights, auditOf(session)));
}

/** Removes a person; all sessions end at once. */
export async function removeColleague(
  staff: StaffContext,
  session: Session,
  id: string,
): Promise<TeamProblem | undefined> {
  const person = await findById(staff, id);
  if (!person) return { problem: 'missing' };
  return problemOf(await removePerson(staff.store, person, auditOf(session)));
}

/** A name that is another person's id does not count. */
async function findById({ store }: StaffContext, id: string): Promise<Person | undefined> {
  return (await findPeople(store, id)).find((person) => person.id === id);
}

function hasProvider(): boolean {
  return currentEnvironment().OIDC_ISSUER !== undefined;
}

function auditOf(session: Session) {
  return { actor: actorOf(session), now: Date.now() };
}

function problemOf(outcome: ChangeOutcome): TeamProblem | undefined {
  return outcome === 'done' ? undefined : { problem: outcome };
}

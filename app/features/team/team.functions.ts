import { createServerFn } from '@tanstack/react-start';
import { type Refused, refuse } from '#app/domain/result';
import { currentEnvironment } from '#app/server/environment';
import { type Invitation, invite, inviteAgain } from '#app/server/staff/invitations';
import { mayDo, reads } from '#app/server/staff/may-do';
import { idSchema, invitationSchema, personChangeSchema } from '#app/server/staff/staff-schemas';
import {
  findPeople,
  listPeople,
  type Person,
  type RenameOutcome,
  removePerson,
  renamePerson,
  setRights,
} from '#app/server/store/people';
import type { Store } from '#app/server/store/store';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'staff';

const forStaff = createServerFn({ method: 'POST' }).middleware([mayDo(callers)]);

const forFreshlySignedIn = createServerFn({ method: 'POST' }).middleware([mayDo(callers, 'fresh')]);

/** Why a change of the team was not made. */
type TeamProblem = Refused<'provider' | Exclude<RenameOutcome, 'done'>>;

/** Everyone on the staff, for those who manage it. */
export const fetchTeam = forStaff().handler(async ({ context: { staff, session, audit } }) => {
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
});

/** Invites a person, unless the company's OpenID provider decides who gets access. */
export const inviteToTeam = forFreshlySignedIn()
  .validator(reads(invitationSchema))
  .handler(async ({ data, context: { staff, audit } }): Promise<Invitation | TeamProblem> => {
    if (hasProvider()) return refuse('provider');
    return (await invite(staff, data, audit)) ?? refuse('name-taken');
  });

/** Another sign-in link for an invited person. */
export const renewTeamLink = forFreshlySignedIn()
  .validator(reads(idSchema))
  .handler(async ({ data, context: { staff, audit } }): Promise<Invitation | TeamProblem> => {
    const person = await findById(staff.store, data);
    if (!person) return refuse('missing');
    return (await inviteAgain(staff, person, audit)) ?? refuse('provider');
  });

/** Changes an invited person's name and rights; those of others are set by their provider. */
export const changeTeamPerson = forStaff()
  .validator(reads(personChangeSchema))
  .handler(async ({ data, context: { staff, audit } }): Promise<TeamProblem | undefined> => {
    const person = await findById(staff.store, data.id);
    if (!person) return refuse('missing');
    if (person.issuer !== null) return refuse('provider');
    const renamed = await renamePerson(staff.store, person, data.name, audit);
    if (renamed !== 'done') return refuse(renamed);
    const changed = { ...person, name: data.name };
    return refuseUnlessDone(await setRights(staff.store, changed, data.rights, audit));
  });

/** Removes a person; all sessions end at once. */
export const removeFromTeam = forStaff()
  .validator(reads(idSchema))
  .handler(async ({ data, context: { staff, audit } }): Promise<TeamProblem | undefined> => {
    const person = await findById(staff.store, data);
    if (!person) return refuse('missing');
    return refuseUnlessDone(await removePerson(staff.store, person, audit));
  });

/** A name that is another person's id does not count. */
async function findById(store: Store, id: string): Promise<Person | undefined> {
  return (await findPeople(store, id)).find((person) => person.id === id);
}

function hasProvider(): boolean {
  return currentEnvironment().OIDC_ISSUER !== undefined;
}

function refuseUnlessDone(outcome: RenameOutcome): TeamProblem | undefined {
  return outcome === 'done' ? undefined : refuse(outcome);
}

import { createServerFn } from '@tanstack/react-start';
import { mayDo, reads } from '#app/server/staff/may-do';
import { idSchema, invitationSchema, personChangeSchema } from '#app/server/staff/staff-schemas';
import {
  changeColleague,
  inviteColleague,
  readTeam,
  removeColleague,
  renewColleagueLink,
} from '#app/server/staff/team.server';

/** The callers of these functions. The server also checks them before it reads a body. */
export const callers = 'staff';

const forStaff = createServerFn({ method: 'POST' }).middleware([mayDo(callers)]);

export const fetchTeam = forStaff().handler(readTeam);

export const inviteToTeam = forStaff().validator(reads(invitationSchema)).handler(inviteColleague);

export const renewTeamLink = forStaff().validator(reads(idSchema)).handler(renewColleagueLink);

export const changeTeamPerson = forStaff()
  .validator(reads(personChangeSchema))
  .handler(changeColleague);

export const removeFromTeam = forStaff().validator(reads(idSchema)).handler(removeColleague);

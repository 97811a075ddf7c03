import { createServerFn } from '@tanstack/react-start';
import type { Right } from '#app/domain/staff/rights';
import { forStaff } from '#app/server/staff/guards.server';
import {
  idSchema,
  invitationSchema,
  noInput,
  personChangeSchema,
} from '#app/server/staff/staff-schemas';
import {
  changeColleague,
  inviteColleague,
  readTeam,
  removeColleague,
  renewColleagueLink,
} from '#app/server/staff/team.server';

export const fetchTeam = createServerFn({ method: 'POST' }).handler(
  forStaff('fetchTeam', noInput, readTeam),
);

export const inviteToTeam = createServerFn({ method: 'POST' })
  .validator((person: { name: string; rights: Right[] }): unknown => person)
  .handler(forStaff('inviteToTeam', invitationSchema, inviteColleague));

export const renewTeamLink = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(forStaff('renewTeamLink', idSchema, renewColleagueLink));

export const changeTeamPerson = createServerFn({ method: 'POST' })
  .validator((change: { id: string; name: string; rights: Right[] }): unknown => change)
  .handler(forStaff('changeTeamPerson', personChangeSchema, changeColleague));

export const removeFromTeam = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(forStaff('removeFromTeam', idSchema, removeColleague));

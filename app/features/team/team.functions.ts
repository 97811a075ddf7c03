import { createServerFn } from '@tanstack/react-start';
import type { Right } from '#app/domain/staff/rights';
import { forStaff } from '#app/server/staff/guards.server';
import {
  idSchema,
  invitationSchema,
  noInput,
  personRightsSchema,
} from '#app/server/staff/staff-schemas';
import {
  inviteColleague,
  readTeam,
  removeColleague,
  renewColleagueLink,
  setColleagueRights,
} from '#app/server/staff/team.server';

export const fetchTeam = createServerFn({ method: 'POST' }).handler(
  forStaff('fetchTeam', noInput, ({ staff, session }) => readTeam(staff, session)),
);

export const inviteToTeam = createServerFn({ method: 'POST' })
  .validator((person: { name: string; rights: Right[] }): unknown => person)
  .handler(
    forStaff('inviteToTeam', invitationSchema, ({ staff, session, input }) =>
      inviteColleague(staff, session, input),
    ),
  );

export const renewTeamLink = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(
    forStaff('renewTeamLink', idSchema, ({ staff, session, input }) =>
      renewColleagueLink(staff, session, input),
    ),
  );

export const setTeamRights = createServerFn({ method: 'POST' })
  .validator((change: { id: string; rights: Right[] }): unknown => change)
  .handler(
    forStaff('setTeamRights', personRightsSchema, ({ staff, session, input }) =>
      setColleagueRights(staff, session, input),
    ),
  );

export const removeFromTeam = createServerFn({ method: 'POST' })
  .validator((id: string): unknown => id)
  .handler(
    forStaff('removeFromTeam', idSchema, ({ staff, session, input }) =>
      removeColleague(staff, session, input),
    ),
  );

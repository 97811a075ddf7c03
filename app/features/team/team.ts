import { type Answer, callServer, type ReasonOf, type ValueOf } from '#app/features/staff/call';
import { fetchTeam, type inviteToTeam, type removeFromTeam } from './team.functions';

export type Team = ValueOf<typeof fetchTeam>;
export type TeamPerson = Team['people'][number];

/** Why a change of the team was not made. */
export type TeamProblem = ReasonOf<typeof removeFromTeam>;

/** A person's new sign-in link, shown once. */
export type ShownLink = ValueOf<typeof inviteToTeam> & { name: string };

export function loadTeam(): Promise<Answer<Team>> {
  return callServer(fetchTeam);
}

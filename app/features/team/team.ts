import { type AnswerOf, callServer, type Refusal } from '#app/features/staff/call';
import { fetchTeam, type inviteToTeam, type removeFromTeam } from './team.functions';

export type Team = AnswerOf<typeof fetchTeam>;
export type TeamPerson = Team['people'][number];

/** Why a change of the team was not made. */
export type TeamProblem = Extract<
  NonNullable<AnswerOf<typeof removeFromTeam>>,
  { problem: string }
>['problem'];

type TeamLink = Extract<AnswerOf<typeof inviteToTeam>, { link: string }>;

/** A person's new sign-in link, shown once. */
export interface ShownLink extends TeamLink {
  name: string;
}

export function loadTeam(): Promise<Team | Refusal> {
  return callServer(fetchTeam);
}

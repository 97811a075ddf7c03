import { createServerFn } from '@tanstack/react-start';
import { readDeploymentFacts } from '#app/server/deployment-facts.server';
import { forEveryone } from '#app/server/staff/guards.server';

/** Used after an internal navigation; a server-rendered page already contains the facts. */
export const fetchDeploymentFacts = createServerFn().handler(
  forEveryone('fetchDeploymentFacts', () => readDeploymentFacts()),
);

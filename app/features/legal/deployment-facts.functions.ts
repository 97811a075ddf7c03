import { createServerFn } from '@tanstack/react-start';
import { readDeploymentFacts } from '#app/server/deployment-facts.server';

/** Used after an internal navigation; a server-rendered page already contains the facts. */
export const fetchDeploymentFacts = createServerFn().handler(() => readDeploymentFacts());

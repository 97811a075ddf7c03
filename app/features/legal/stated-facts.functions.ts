import { createServerFn } from '@tanstack/react-start';
import { forEveryone } from '#app/server/staff/guards.server';
import { readStatedFacts } from '#app/server/stated-facts.server';

/** Used after an internal navigation; a server-rendered page already contains the facts. */
export const fetchStatedFacts = createServerFn().handler(
  forEveryone('fetchStatedFacts', () => readStatedFacts()),
);

import { createServerFn } from '@tanstack/react-start';
import { forEveryone } from '#app/server/staff/guards.server';
import { readStatedFacts } from '#app/server/stated-facts.server';

/** Asked by a visitor who comes to a text from another page; a page of the server has it stated. */
export const fetchStatedFacts = createServerFn().handler(
  forEveryone('fetchStatedFacts', () => readStatedFacts()),
);

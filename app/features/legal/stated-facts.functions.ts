import { createServerFn } from '@tanstack/react-start';
import { readStatedFacts } from '#app/server/stated-facts.server';

/** Asked by a visitor who comes to a text from another page; a page of the server has it stated. */
export const fetchStatedFacts = createServerFn().handler(({ context: { progress } }) => {
  progress.isReached = true;
  return readStatedFacts();
});

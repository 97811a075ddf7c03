import { createServerFn } from '@tanstack/react-start';
import { readPublisher } from '#app/server/prices/publisher.server';
import { forEveryone } from '#app/server/staff/guards.server';

/**
 * Whether the editor may publish; a visitor hears of nothing. In a file of its own, as it is all
 * that visitors of the editor load of publishing (D37).
 */
export const findPublisher = createServerFn({ method: 'POST' }).handler(
  forEveryone('findPublisher', ({ context }) => readPublisher(context.staff)),
);

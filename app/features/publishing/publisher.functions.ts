import { createServerFn } from '@tanstack/react-start';
import { readPublisher } from '#app/server/prices/publisher.server';
import { forEveryone } from '#app/server/staff/guards.server';

/**
 * Whether the person may publish; null for visitors. A separate file, because visitors of the editor
 * load nothing else of publishing (D37).
 */
export const findPublisher = createServerFn({ method: 'POST' }).handler(
  forEveryone('findPublisher', ({ context }) => readPublisher(context.staff)),
);

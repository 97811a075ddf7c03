import { createServerFn } from '@tanstack/react-start';
import { readDataHandling } from '#app/server/data-handling.server';

/** Used after an internal navigation; a server-rendered page already says it. */
export const fetchDataHandling = createServerFn().handler(() => readDataHandling());

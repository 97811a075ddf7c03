import type { Rolldown } from 'vite';

/** Components that are loaded when a page shows them. */
const PAGE_PART = /\/app\/(?:routes|features|catalog)\/[^?]*\.tsx(?:\?|$)/;

/**
 * Tells apart what the server loads later: what only pages need, and functions and texts, which
 * whatever answers functions and writes mails needs too. The Node host loads both before the first
 * request, in different threads (`app/server/hosts/program-modules.ts`).
 */
export function nameServerChunk(chunk: Rolldown.PreRenderedChunk): string {
  const { facadeModuleId, isDynamicEntry } = chunk;
  if (!isDynamicEntry) return 'assets/[name]-[hash].js';
  const folder = PAGE_PART.test(facadeModuleId ?? '') ? 'pages' : 'functions';
  return `assets/${folder}/[name]-[hash].js`;
}

/** The folder that such a chunk is in, by its file; undefined for what others import directly. */
export function findServerFolder(file: string): string | undefined {
  return /\/dist\/server\/assets\/(pages|functions)\//.exec(file)?.[1];
}

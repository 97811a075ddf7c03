import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

/*
 * Seam: TanStack Start 1.169 splits a route's component into a module of this query. The bundler knows
 * a route's imports by it alone. Canary: the build, which fails where the module is missing.
 */
const SPLIT = '?tsr-split=component';

/** Route files of the visitors' pages; the text page that imports most represents them all. */
const ROUTES = {
  home: 'index',
  calculator: 'preiskalkulator.{-$planId}',
  legal: 'technik-und-sicherheit',
} as const;

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

/**
 * Modules shared by several visitors' pages are bundled into few chunks, since each chunk costs a
 * request. A group holds the modules that exactly these pages import, directly or indirectly. So
 * groups cannot import each other in a cycle, and staff pages do not change them.
 */
export const CHUNKS = [
  { name: 'site', test: isNotEntry, tags: ['$initial' as const], priority: 5 },
  { name: nameAs('common'), test: isOurs, priority: 4 },
  { name: nameAs('page'), test: isOurs, priority: 3 },
  { name: 'ark', test: /\/@(?:ark-ui|zag-js)\//, priority: 2 },
  { name: nameAs('shared'), test: isOurs, priority: 1 },
  { name: nameAs('calculator'), test: isOurs, priority: 1 },
  { name: nameAs('home'), test: isOurs, priority: 1 },
];

type GroupName = 'common' | 'page' | 'shared' | 'calculator' | 'home';

function nameAs(group: GroupName) {
  return (id: string, context: Context) => (findGroup(id, context) === group ? group : null);
}

function findGroup(id: string, context: Context): GroupName | undefined {
  const isOf = (page: keyof typeof ROUTES) => findImports(ROUTES[page], context).has(id);
  if (isOf('legal')) return isOf('home') || isOf('calculator') ? 'common' : undefined;
  if (isOf('calculator')) {
    if (isOf('home')) return 'page';
    return isImportedElsewhere(id, 'calculator', context) ? 'shared' : 'calculator';
  }
  return isOf('home') && isImportedElsewhere(id, 'home', context) ? 'home' : undefined;
}

/** Whether a module is needed without the rest of its page: later, or on another page. */
function isImportedElsewhere(id: string, page: keyof typeof ROUTES, context: Context): boolean {
  const atOnce = findImports(ROUTES[page], context);
  const importers = context.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => {
    if (!isOurs(importer) || importer.endsWith(SPLIT)) return false;
    return !atOnce.has(importer) || isImportedElsewhere(importer, page, context);
  });
}

const known = new Map<string, Set<string>>();

/** Modules in `app/` that a route's component imports statically. */
function findImports(route: string, context: Context): Set<string> {
  const found = known.get(route) ?? new Set<string>();
  if (known.has(route)) return found;
  known.set(route, found);
  const visit = (id: string) => {
    if (found.has(id) || !isOurs(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  const file = new URL(`../../app/routes/{-$locale}/${route}.tsx`, import.meta.url);
  const imports = context.getModuleInfo(normalizePath(fileURLToPath(file)) + SPLIT)?.importedIds;
  if (!imports)
    throw new Error(
      `The component of the route ${route} is not in the build: tools/framework/chunks.ts`,
    );
  imports.forEach(visit);
  return found;
}

/** The entry begins hydration, so it is a file of its own, which the starter runs last. */
function isNotEntry(id: string): boolean {
  return !id.endsWith('/app/client.tsx');
}

function isOurs(id: string): boolean {
  return id.includes('/app/') && !id.includes('/node_modules/');
}

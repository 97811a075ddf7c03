import { posix } from 'node:path';
import type { Allowance, Part } from './import-table.ts';
import { type ModuleImport, readImports } from './module-imports.ts';

/** Sources by path relative to the project, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

interface Place {
  part: Part;
  /** Value of `<name>`: two features are one part but separate rooms. */
  room: string | undefined;
}

interface Edge extends ModuleImport {
  from: string;
  /** Absent for packages. */
  to: string | undefined;
}

/** Generated files: the generator chooses what they import. */
const GENERATED = /\.gen\.ts$/;
const CODE = /\.tsx?$/;

/** One sentence for each import that the table does not allow. */
export function findViolations(sources: Sources, parts: readonly Part[]): string[] {
  const edges = [...sources]
    .filter(([path]) => CODE.test(path))
    .flatMap(([path, source]) => readEdges(path, source, sources));
  const paths = [...sources.keys()].filter((path) => CODE.test(path));
  return [
    ...paths.filter((path) => !placeOf(path, parts)).map((path) => `${path} belongs to no part`),
    ...edges.filter((edge) => !GENERATED.test(edge.from)).flatMap((edge) => judge(edge, parts)),
  ];
}

function readEdges(from: string, source: string, sources: Sources): Edge[] {
  return readImports(from, source).map((found) => ({
    ...found,
    from,
    to: resolvePath(from, found.specifier.replace(/\?.*$/, ''), sources),
  }));
}

function resolvePath(from: string, specifier: string, sources: Sources): string | undefined {
  const isNamed = specifier.startsWith('#');
  if (!isNamed && !specifier.startsWith('.')) return undefined;
  const path = isNamed
    ? posix.normalize(specifier.slice(1).replace(/^styled\//, 'styled-system/'))
    : posix.join(posix.dirname(from), specifier);
  return ['', '.ts', '.tsx', '.d.ts'].map((end) => path + end).find((p) => sources.has(p)) ?? path;
}

function judge(edge: Edge, parts: readonly Part[]): string[] {
  const where = `${edge.from}:${edge.line}`;
  if (edge.specifier.startsWith('../')) {
    return [`${where} imports ${edge.specifier}: other folders are imported by their # name`];
  }
  const importer = placeOf(edge.from, parts);
  if (!importer) return [];
  const { name } = importer.part;
  if (edge.to === undefined) {
    if (isPackageAllowed(importer.part.packages, edge)) return [];
    return [`${where} imports ${edge.specifier}: not a package of "${name}"`];
  }
  const target = placeOf(edge.to, parts);
  if (target && isPartAllowed(importer, target, edge)) return [];
  const targetName = target ? `"${target.part.name}"` : edge.to;
  return [`${where} imports ${edge.specifier}: "${name}" may not import ${targetName}`];
}

function placeOf(path: string, parts: readonly Part[]): Place | undefined {
  for (const part of parts) {
    for (const pattern of part.files) {
      const match = pattern.exec(path);
      if (match) return { part, room: match.groups?.name };
    }
  }
  return undefined;
}

function isPartAllowed(importer: Place, target: Place, edge: Edge): boolean {
  const isOtherRoom =
    importer.room !== undefined && target.room !== undefined && importer.room !== target.room;
  if (isOtherRoom) return false;
  if (importer.part === target.part) return true;
  return importer.part.mayImport.some(
    (allowed) => allowed.name === target.part.name && covers(allowed, edge),
  );
}

function isPackageAllowed(packages: readonly Allowance[], edge: Edge): boolean {
  return packages.some(
    (allowed) =>
      covers(allowed, edge) &&
      (edge.specifier === allowed.name ||
        edge.specifier.startsWith(`${allowed.name}/`) ||
        (allowed.name === 'node:*' && edge.specifier.startsWith('node:'))),
  );
}

function covers(allowed: Allowance, edge: Edge): boolean {
  return edge.isTypeOnly || !allowed.typesOnly;
}

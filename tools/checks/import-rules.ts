import { posix } from 'node:path';
import { type ModuleImport, readImports } from './module-imports.ts';

/** One row of the import table in docs/architecture.md. */
interface Part {
  name: string;
  files: RegExp[];
  mayImport: Allowance[];
  packages: Allowance[];
}

interface Allowance {
  name: string;
  /** Written as `name` (types): only `import type` is allowed. */
  typesOnly: boolean;
}

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

const HEADING = '## Who may import whom';

/**
 * The rules as the document states them, so that text and check cannot differ.
 * @throws Error when the document has no such table or a row that cannot be read
 */
export function readImportTable(markdown: string): Part[] {
  const section = markdown.split(`${HEADING}\n`)[1]?.split('\n## ')[0] ?? '';
  const parts = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map(readRow);
  if (parts.length === 0) throw new Error(`no table under "${HEADING}"`);
  const names = new Set(parts.map((part) => part.name));
  for (const { name } of parts.flatMap((part) => part.mayImport)) {
    if (!names.has(name)) throw new Error(`the import table allows an unknown part: ${name}`);
  }
  return parts;
}

function readRow(line: string): Part {
  const [, part = '', files = '', mayImport = '', packages = ''] = line.split('|');
  const name = readAllowances(part)[0]?.name;
  const globs = readAllowances(files);
  if (!name || globs.length === 0) throw new Error(`unreadable row in the import table: ${line}`);
  return {
    name,
    files: globs.map((glob) => compileGlob(glob.name)),
    mayImport: readAllowances(mayImport),
    packages: readAllowances(packages),
  };
}

function readAllowances(cell: string): Allowance[] {
  return [...cell.matchAll(/`([^`]+)`( \(types\))?/g)].map(([, name = '', types]) => ({
    name,
    typesOnly: types !== undefined,
  }));
}

/** `**` is anything, `*` anything within a folder, `<name>` a folder that tells siblings apart. */
function compileGlob(glob: string): RegExp {
  const source = glob
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*|\*|<name>/g, (token) => PATTERNS[token] ?? token);
  return new RegExp(`^${source}$`);
}

const PATTERNS: Record<string, string> = {
  '**': '.*',
  '*': '[^/]*',
  '<name>': '(?<name>[^/]+)',
};

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

const CODE = /\.tsx?$/;

/** One sentence for each import that the table does not allow. */
export function findViolations(sources: Sources, parts: readonly Part[]): string[] {
  return [...sources]
    .filter(([path]) => CODE.test(path))
    .flatMap(([path, source]) => {
      const importer = placeOf(path, parts);
      if (!importer) return [`${path} belongs to no part`];
      // The generator of a generated file chooses what it imports.
      if (path.endsWith('.gen.ts')) return [];
      return readImports(path, source).flatMap((found) => {
        const fault = judge(found, importer, resolvePath(path, found.specifier, sources), parts);
        return fault === undefined
          ? []
          : [`${path}:${found.line} imports ${found.specifier}: ${fault}`];
      });
    });
}

/** Undefined for packages. */
function resolvePath(from: string, specifier: string, sources: Sources): string | undefined {
  const [file = ''] = specifier.split('?');
  const isNamed = file.startsWith('#');
  if (!isNamed && !file.startsWith('.')) return undefined;
  const path = isNamed
    ? posix.normalize(file.slice(1).replace(/^styled\//, 'styled-system/'))
    : posix.join(posix.dirname(from), file);
  return ['', '.ts', '.tsx', '.d.ts'].map((end) => path + end).find((p) => sources.has(p)) ?? path;
}

function judge(
  found: ModuleImport,
  { part, room }: Place,
  path: string | undefined,
  parts: readonly Part[],
): string | undefined {
  const isCovered = (allowed: Allowance) => found.isTypeOnly || !allowed.typesOnly;
  if (path === undefined) {
    const isAllowed = part.packages.some(
      (allowed) => isCovered(allowed) && isOf(found.specifier, allowed.name),
    );
    return isAllowed ? undefined : `not a package of "${part.name}"`;
  }
  const target = placeOf(path, parts);
  const isOtherRoom = room !== undefined && target?.room !== undefined && room !== target.room;
  const isAllowed =
    part === target?.part ||
    part.mayImport.some((allowed) => allowed.name === target?.part.name && isCovered(allowed));
  if (isAllowed && !isOtherRoom) return undefined;
  return `"${part.name}" may not import ${target ? `"${target.part.name}"` : path}`;
}

function isOf(specifier: string, name: string): boolean {
  return (
    specifier === name ||
    specifier.startsWith(`${name}/`) ||
    (name === 'node:*' && specifier.startsWith('node:'))
  );
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

import { posix } from 'node:path';
import { type ModuleImport, readImports } from './module-imports.ts';

/** One row of the import table in docs/architecture.md. */
interface Part {
  name: string;
  files: RegExp[];
  /** Parts and packages. */
  mayImport: Allowance[];
  mayImportAnything: boolean;
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

/** One sentence for each import that the table does not allow. */
export function findViolations(sources: Sources, parts: readonly Part[]): string[] {
  return [...sources].flatMap(([path, source]) => {
    const importer = placeOf(path, parts);
    if (!importer) return [`${path} belongs to no part`];
    if (importer.part.mayImportAnything || !/\.tsx?$/.test(path)) return [];
    return readImports(path, source).flatMap((found) => {
      const fault = judge(found, importer, resolvePath(path, found.specifier, sources), parts);
      return fault === '' ? [] : `${path}:${found.line} imports ${found.specifier}: ${fault}`;
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

/** @param path undefined for packages */
function judge(
  { specifier, isTypeOnly }: ModuleImport,
  { part, room }: Place,
  path: string | undefined,
  parts: readonly Part[],
): string {
  const target = path === undefined ? undefined : placeOf(path, parts);
  const isNamed = (name: string) =>
    path === undefined ? isOf(specifier, name) : name === target?.part.name;
  const isAllowed =
    part === target?.part ||
    part.mayImport.some(({ name, typesOnly }) => isNamed(name) && (isTypeOnly || !typesOnly));
  const isOtherRoom = room !== undefined && target?.room !== undefined && room !== target.room;
  if (isAllowed && !isOtherRoom) return '';
  if (path === undefined) return `not a package of "${part.name}"`;
  return `"${part.name}" may not import ${target ? `"${target.part.name}"` : path}`;
}

function isOf(specifier: string, name: string): boolean {
  return (
    `${specifier}/`.startsWith(`${name}/`) || (name === 'node:*' && specifier.startsWith('node:'))
  );
}

/** The first row that matches decides. */
function placeOf(path: string, parts: readonly Part[]): Place | undefined {
  for (const part of parts) {
    const match = part.files.map((file) => file.exec(path)).find((found) => found !== null);
    if (match) return { part, room: match.groups?.name };
  }
  return undefined;
}

/**
 * The rules as the document states them, so that text and check cannot differ. A row that cannot be
 * read allows nothing.
 */
export function readImportTable(markdown: string): Part[] {
  const section = markdown.split('## Who may import whom\n')[1]?.split('\n## ')[0] ?? '';
  return (section.match(/^\| `.*$/gm) ?? []).map(readRow);
}

function readRow(line: string): Part {
  const [, part = '', files = '', mayImport = '', packages = ''] = line.split('|');
  return {
    name: readAllowances(part)[0]?.name ?? '',
    files: readAllowances(files).map((glob) => compileGlob(glob.name)),
    mayImport: [...readAllowances(mayImport), ...readAllowances(packages)],
    mayImportAnything: mayImport.trim() === 'anything',
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
    .replaceAll('.', '\\.')
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
    .replace('<name>', '(?<name>[^/]+)');
  return new RegExp(`^${source}$`);
}

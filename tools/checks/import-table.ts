/** One row of the import table in docs/architecture.md. */
export interface Part {
  name: string;
  files: RegExp[];
  mayImport: Allowance[];
  packages: Allowance[];
}

export interface Allowance {
  name: string;
  /** Written as `name` (types): only `import type` is allowed. */
  typesOnly: boolean;
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

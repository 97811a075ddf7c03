import { type ESTree, parseSync, Visitor } from 'vite';

export interface ModuleImport {
  specifier: string;
  line: number;
  isTypeOnly: boolean;
}

/**
 * Every import, re-export, literal dynamic import and `import('…')` type of a module, in order.
 * @throws Error with path and reason if the source cannot be parsed
 */
export function readImports(path: string, source: string): ModuleImport[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: ModuleImport[] = [];
  const add = (from: ESTree.Expression | null, isTypeOnly: boolean) => {
    if (from?.type !== 'Literal' || typeof from.value !== 'string') return;
    const line = source.slice(0, from.start).split('\n').length;
    found.push({ specifier: from.value, line, isTypeOnly });
  };
  const isType = (one: object) => 'importKind' in one && one.importKind === 'type';
  new Visitor({
    ImportDeclaration(one) {
      const hasTypesOnly = one.specifiers.length > 0 && one.specifiers.every(isType);
      add(one.source, isType(one) || hasTypesOnly);
    },
    ExportNamedDeclaration: ({ source: from, exportKind }) => add(from, exportKind === 'type'),
    ExportAllDeclaration: ({ source: from, exportKind }) => add(from, exportKind === 'type'),
    ImportExpression: ({ source: from }) => add(from, false),
    TSImportType: ({ source: from }) => add(from, true),
  }).visit(program);
  return found;
}

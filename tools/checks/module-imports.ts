import { Visitor } from 'vite';
import { parseModule } from './parse-module.ts';

export interface ModuleImport {
  specifier: string;
  line: number;
  isTypeOnly: boolean;
}

/** Every import, re-export, literal dynamic import and `import('…')` type of a module, in order. */
export function readImports(path: string, source: string): ModuleImport[] {
  const found: ModuleImport[] = [];
  const add = (specifier: string, start: number, isTypeOnly: boolean) => {
    found.push({ specifier, line: source.slice(0, start).split('\n').length, isTypeOnly });
  };
  const program = parseModule(path, source);
  new Visitor({
    ImportDeclaration({ source: from, start, importKind, specifiers }) {
      const areTypes = specifiers.map(
        (specifier) => specifier.type === 'ImportSpecifier' && specifier.importKind === 'type',
      );
      const isTypeOnly = areTypes.length > 0 && areTypes.every(Boolean);
      add(from.value, start, importKind === 'type' || isTypeOnly);
    },
    ExportNamedDeclaration({ source: from, start, exportKind }) {
      if (from) add(from.value, start, exportKind === 'type');
    },
    ExportAllDeclaration({ source: from, start, exportKind }) {
      add(from.value, start, exportKind === 'type');
    },
    ImportExpression({ source: from, start }) {
      if (from.type === 'Literal' && typeof from.value === 'string') add(from.value, start, false);
    },
    TSImportType({ source: from, start }) {
      add(from.value, start, true);
    },
  }).visit(program);
  return found;
}

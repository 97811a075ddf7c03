import { Visitor } from 'vite';
import { parseModule } from './parse-module.ts';

export interface Placeholder {
  /** Path in `site`: `company.name`. */
  path: string;
  fact: string;
  line: number;
}

/** The facts of `app/site.ts` that are still wrapped in `placeholder(…)`, in their order (D1). */
export function findPlaceholders(source: string): Placeholder[] {
  const found: Placeholder[] = [];
  const keys: string[] = [];
  new Visitor({
    Property({ key }) {
      keys.push(source.slice(key.start, key.end));
    },
    'Property:exit'() {
      keys.pop();
    },
    CallExpression({ callee, arguments: [fact], start }) {
      if (callee.type !== 'Identifier' || callee.name !== 'placeholder' || !fact) return;
      found.push({
        path: keys.join('.'),
        fact: source.slice(fact.start, fact.end),
        line: source.slice(0, start).split('\n').length,
      });
    },
  }).visit(parseModule('app/site.ts', source));
  return found;
}

import { parseSync, Visitor } from 'vite';

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
  const { program, errors } = parseSync('site.ts', source);
  if (errors[0]) throw new Error(`app/site.ts: ${errors[0].message}`);
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
  }).visit(program);
  return found;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EventClient } from '#tools/framework/no-devtools.ts';
import { ServerFunctionSerializationAdapter } from '#tools/framework/no-functions-as-data.ts';
import { withoutDevtools, withoutFunctionsAsData } from '#tools/framework/replaced-modules.ts';

it('seam replaced-modules: TanStack Form uses only the provided members of its event client', () => {
  const code = globSync('node_modules/@tanstack/form-core/dist/esm/**/*.js')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(code).toContain(`import { EventClient } from "${withoutDevtools.find}"`);
  const asked = new Set(Array.from(code.matchAll(/formEventClient\.(\w+)/g), ([, name]) => name));
  const offered = Object.getOwnPropertyNames(EventClient.prototype);
  expect([...asked].filter((name) => name !== undefined && !offered.includes(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(0);
});

it('seam replaced-modules: Start still registers an adapter for server functions as data', () => {
  const folder = 'node_modules/@tanstack/start-client-core/dist/esm/client';
  const code = readFileSync(`${folder}/hydrateStart.js`, 'utf8');
  const [, module = ''] = /ServerFunctionSerializationAdapter } from "([^"]+)"/.exec(code) ?? [];
  expect(module).toMatch(withoutFunctionsAsData.find);
  expect(readFileSync(join(folder, module), 'utf8')).toMatch(/key: TSS_\w+|key: "\$TSS\/serverfn"/);
  expect(ServerFunctionSerializationAdapter.key).toBe('$TSS/serverfn');
});

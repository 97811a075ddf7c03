import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { EventClient } from '#tools/framework/no-devtools.ts';
import { ServerFunctionSerializationAdapter } from '#tools/framework/no-functions-as-data.ts';
import { withoutDevtools, withoutFunctionsAsData } from '#tools/framework/replaced-modules.ts';

it('seam replaced-modules: TanStack Form asks its event client for nothing else', () => {
  const folder = dirname(fileURLToPath(import.meta.resolve('@tanstack/form-core')));
  const code = globSync(`${folder}/**/*.js`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(code).toContain(`import { EventClient } from "${withoutDevtools.find}"`);
  const asked = new Set(Array.from(code.matchAll(/formEventClient\.(\w+)/g), ([, name]) => name));
  const offered = Object.getOwnPropertyNames(EventClient.prototype);
  expect([...asked].filter((name) => name !== undefined && !offered.includes(name))).toEqual([]);
  expect(asked.size).toBeGreaterThan(0);
});

it('seam replaced-modules: Start still registers an adapter for server functions as data', () => {
  const start = import.meta.resolve('@tanstack/react-start/client');
  const client = import.meta.resolve('@tanstack/start-client-core', start);
  const file = new URL('client/hydrateStart.js', client);
  const code = readFileSync(file, 'utf8');
  const [, module = ''] = /ServerFunctionSerializationAdapter } from "([^"]+)"/.exec(code) ?? [];
  expect(module).toMatch(withoutFunctionsAsData.find);
  expect(readFileSync(new URL(module, file), 'utf8')).toMatch(
    /key: TSS_\w+|key: "\$TSS\/serverfn"/,
  );
  expect(ServerFunctionSerializationAdapter.key).toBe('$TSS/serverfn');
});

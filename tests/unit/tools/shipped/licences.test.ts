import { expect, it } from 'vitest';
import { isAllowed } from '#tools/shipped/licences';
import { packageFolderOf } from '#tools/shipped/package-folders';

it.each(['MIT', 'OFL-1.1', '(MIT OR GPL-3.0-only)', '(GPL-2.0-only OR Apache-2.0)', 'MIT AND ISC'])(
  'what is under %s may be shipped',
  (licence) => {
    expect(isAllowed(licence)).toBe(true);
  },
);

it.each(['GPL-3.0-only', 'AGPL-3.0', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN X', ''])(
  'what is under %s may not',
  (licence) => {
    expect(isAllowed(licence)).toBe(false);
  },
);

it.each([
  ['/site/node_modules/zod/v4/core.js', 'node_modules/zod'],
  ['/site/node_modules/@tanstack/store/dist/x.js?v=1', 'node_modules/@tanstack/store'],
  ['/site/node_modules/a/node_modules/@b/c/d.js', 'node_modules/a/node_modules/@b/c'],
  ['\0/site/node_modules/pg/lib/index.js', 'node_modules/pg'],
  ['C:\\site\\node_modules\\zod\\index.js', 'node_modules/zod'],
  ['/site/app/server.ts', undefined],
  ['\0virtual:starter', undefined],
])('%s belongs to %s', (id, folder) => {
  expect(packageFolderOf(id)).toBe(folder);
});

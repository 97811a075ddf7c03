import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findViolations, readImportTable } from '#tools/checks/import-rules.ts';

const table = `
## Who may import whom

| Part | Files | Parts it may import | Packages it may import |
|---|---|---|---|
| \`domain\` | \`app/domain/**\` | | \`zod/mini\` |
| \`ui\` | \`app/ui/**\` | \`styled\` | \`react\` |
| \`styled\` | \`styled-system/**\` | | |
| \`i18n\` | \`app/i18n/**\` | \`domain\` (types) | |
| \`functions\` | \`app/features/<name>/*.functions.ts\` | \`server\` | |
| \`features\` | \`app/features/<name>/**\` | \`domain\`, \`ui\`, \`functions\` | \`react\` |
| \`server\` | \`app/server/**\` | \`domain\` | \`node:*\` |
| \`routes\` | \`app/routes/**\` | \`features\` | |
| \`tools\` | \`tools/**\` | anything | anything |

## Another heading

| \`not-a-part\` | \`app/**\` | | |
`;
const parts = readImportTable(table);

/** Errors of the check for these files. */
function check(files: Record<string, string>): string[] {
  return findViolations(new Map(Object.entries(files)), parts);
}

it('every import is one that the table of the architecture allows', () => {
  const paths = globSync(
    ['{app,studio,tools}/**/*.{ts,tsx,css}', 'locales/**/*', '*.config.ts'],
    // They extend the site's own, which has no # name.
    { exclude: ['studio/*.config.ts'] },
  ).map((path) => path.replaceAll('\\', '/'));
  // The generator of a generated file chooses what it imports.
  const isRead = (path: string) => /(?<!\.gen)\.tsx?$/.test(path);
  const sources = paths.map(
    (path) => [path, isRead(path) ? readFileSync(path, 'utf8') : ''] as const,
  );
  const architecture = readImportTable(readFileSync('docs/architecture.md', 'utf8'));
  expect(paths.length).toBeGreaterThan(500);
  expect(findViolations(new Map(sources), architecture)).toEqual([]);
});

it('within a part imports are free, and the importing line is named otherwise', () => {
  const violations = check({
    'app/routes/index.tsx': "import { Page } from '#app/features/shop/page';",
    'app/features/shop/page.tsx':
      "import { useState } from 'react';\nimport { css } from '#styled/css';\nimport { price } from '#app/domain/price';\nimport { order } from './order.functions';",
    'app/features/shop/order.functions.ts': "import { send } from '#app/server/mail';",
    'app/server/mail.ts': "import { readFile } from 'node:fs/promises';",
    'app/domain/price.ts': "import * as z from 'zod/mini';\nimport { add } from './amount';",
    'app/domain/amount.ts': '',
    'app/features/contact/form.tsx': "import { Page } from '#app/features/shop/page';",
    'app/features/contact/send.tsx': "import { order } from '#app/features/shop/order.functions';",
    'tools/build.ts': "import { css } from '#styled/css';",
    'app/misc/x.ts': '',
  });
  expect(violations).toEqual([
    'app/features/shop/page.tsx:2 imports #styled/css: "features" may not import "styled"',
    'app/features/contact/form.tsx:1 imports #app/features/shop/page: "features" may not import "features"',
    'app/features/contact/send.tsx:1 imports #app/features/shop/order.functions: "features" may not import "functions"',
    'app/misc/x.ts belongs to no part',
  ]);
});

it.each([
  ["import type { Price } from '#app/domain/price';", true],
  ["import { type Price } from '#app/domain/price';", true],
  ["let price: import('#app/domain/price').Price;", true],
  ["export type { Price } from '#app/domain/price';", true],
  ["import { type Price, floor } from '#app/domain/price';", false],
  ["import '#app/domain/price';", false],
])('%s imports types alone: %s', (source, isAllowed) => {
  const violations = check({ 'app/domain/price.ts': '', 'app/i18n/formats.ts': source });
  expect(violations).toHaveLength(isAllowed ? 0 : 1);
});

it.each([
  ["import { Page } from '#app/ui/card';", '"domain" may not import "ui"'],
  ["export { Card } from '#app/ui/card';", '"domain" may not import "ui"'],
  ["export * from '#app/ui/card';", '"domain" may not import "ui"'],
  ["const card = await import('#app/ui/card');", '"domain" may not import "ui"'],
  ["import * as z from 'zod';", 'not a package of "domain"'],
  ["import { readFileSync } from 'node:fs';", 'not a package of "domain"'],
  ["import { x } from '#app/elsewhere/x';", '"domain" may not import app/elsewhere/x'],
])('%s is no import of the domain', (source, reason) => {
  expect(check({ 'app/domain/price.ts': source, 'app/ui/card.tsx': '' })).toEqual([
    expect.stringMatching(RegExp(`^app/domain/price.ts:1 .*${reason}$`)),
  ]);
});

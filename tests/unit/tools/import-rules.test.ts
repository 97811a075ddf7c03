import { describe, expect, it } from 'vitest';
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

## Another heading

| \`not-a-part\` | \`app/**\` | | |
`;
const parts = readImportTable(table);

/** Errors of the check for these files. */
function check(files: Record<string, string>): string[] {
  return findViolations(new Map(Object.entries(files)), parts);
}

it('allows the imports that the table lists and those within a part', () => {
  const violations = check({
    'app/routes/index.tsx': "import { Page } from '#app/features/shop/page';",
    'app/features/shop/page.tsx':
      "import { useState } from 'react';\nimport { css } from '#styled/css';\nimport { price } from '#app/domain/price';\nimport { order } from './order.functions';",
    'app/features/shop/order.functions.ts': "import { send } from '#app/server/mail';",
    'app/server/mail.ts': "import { readFile } from 'node:fs/promises';",
    'app/domain/price.ts': "import * as z from 'zod/mini';\nimport { add } from './amount';",
    'app/domain/amount.ts': '',
  });
  expect(violations).toEqual([
    'app/features/shop/page.tsx:2 imports #styled/css: "features" may not import "styled"',
  ]);
});

it.each([
  ["import type { Price } from '#app/domain/price';", true],
  ["import { type Price } from '#app/domain/price';", true],
  ["let price: import('#app/domain/price').Price;", true],
  ["export type { Price } from '#app/domain/price';", true],
  ["import { type Price, floor } from '#app/domain/price';", false],
])('%s imports types alone: %s', (source, isAllowed) => {
  const violations = check({ 'app/domain/price.ts': '', 'app/i18n/formats.ts': source });
  expect(violations).toHaveLength(isAllowed ? 0 : 1);
});

describe('the import check rejects', () => {
  it.each([
    ["import { Page } from '#app/ui/card';", 'may not import "ui"'],
    ["import '#app/ui/card';", 'may not import "ui"'],
    ["export { Card } from '#app/ui/card';", 'may not import "ui"'],
    ["export * from '#app/ui/card';", 'may not import "ui"'],
    ["const card = await import('#app/ui/card');", 'may not import "ui"'],
    ["let card: import('#app/ui/card').Card;", 'may not import "ui"'],
    ["import { useState } from 'react';", 'not a package of "domain"'],
    ["import * as z from 'zod';", 'not a package of "domain"'],
    ["import { readFileSync } from 'node:fs';", 'not a package of "domain"'],
    ["import { x } from '#app/elsewhere/x';", 'may not import app/elsewhere/x'],
    ["import { x } from '#tools/x';", 'may not import tools/x'],
  ])('%s', (source, reason) => {
    const violations = check({ 'app/domain/price.ts': source, 'app/ui/card.tsx': '' });
    expect(violations).toEqual([expect.stringContaining(reason)]);
    expect(violations[0]).toMatch(/^app\/domain\/price\.ts:1 /);
  });

  it('a feature that imports another feature or its functions', () => {
    const violations = check({
      'app/features/shop/page.tsx':
        "import { Form } from '#app/features/contact/form';\nimport { send } from '#app/features/contact/send.functions';",
      'app/features/contact/form.tsx': '',
      'app/features/contact/send.functions.ts': '',
    });
    expect(violations).toEqual([
      'app/features/shop/page.tsx:1 imports #app/features/contact/form: "features" may not import "features"',
      'app/features/shop/page.tsx:2 imports #app/features/contact/send.functions: "features" may not import "functions"',
    ]);
  });

  it('a file that no row of the table covers', () => {
    expect(check({ 'app/misc/x.ts': '' })).toEqual(['app/misc/x.ts belongs to no part']);
  });
});

it.each([
  ['no table', '# Architecture'],
  ['unknown part: stlyed', table.replace('| `styled` | `react` |', '| `stlyed` | `react` |')],
  ['unreadable row', table.replace('`app/server/**`', 'app/server')],
])('the table is refused: %s', (message, wrong) => {
  expect(() => readImportTable(wrong)).toThrow(message);
});

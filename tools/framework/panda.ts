import type { Builder } from '@pandacss/node';
import type { CSSOptions } from 'vite';

/*
 * Seam: Panda 1.12's PostCSS plugin has one builder, and with it one configuration, a process. Two
 * sheets of one build need two, so its `Builder` is called as the plugin calls it.
 * Canary: tests/integration/framework.test.ts.
 */

type PostcssOptions = Exclude<CSSOptions['postcss'], string | undefined>;
type PostcssPlugins = NonNullable<PostcssOptions['plugins']>;
type PostcssRoot = Parameters<Builder['write']>[0];

/** The visitors' sheet, the one for editor and staff pages, and what `/landschaft` adds. */
const SHEETS = [
  { path: '/app/theme/index.css', configPath: 'tools/styles/visitors.config.ts' },
  { path: '/app/theme/admin.css', configPath: 'panda.config.ts' },
  { path: '/app/theme/landscape.css', configPath: 'tools/styles/landscape.config.ts' },
];

/**
 * Writes Panda's styles into the style sheets. In a build, the sheet that every page loads before
 * its first paint holds only what visitors see; in development both hold everything. Panda is loaded
 * only here, since it takes two seconds.
 */
export async function pandaStyles({ isBuild }: { isBuild: boolean }): Promise<PostcssPlugins> {
  if (!isBuild) {
    const { default: pandacss } = await import('@pandacss/dev/postcss');
    return [pandacss()];
  }
  /** The builds for browser and server have the same sheets. */
  const written = new Map<string, Promise<PostcssRoot>>();
  return [
    {
      postcssPlugin: 'panda-styles',
      async Once(root, { result }) {
        const file = result.opts.from?.split('?')[0];
        const sheet = SHEETS.find(({ path }) => file?.endsWith(path));
        if (!sheet) return;
        const sheetRoot = written.get(sheet.path) ?? writeStyles(root.clone(), sheet.configPath);
        written.set(sheet.path, sheetRoot);
        root.removeAll().append((await sheetRoot).clone().nodes);
        // Vite asks every rule for the file it is from.
        const { source } = root;
        root.walk((node) => {
          if (source) node.source ??= source;
        });
      },
    },
  ];
}

async function writeStyles(root: PostcssRoot, configPath: string): Promise<PostcssRoot> {
  const { Builder } = await import('@pandacss/node');
  const builder = new Builder();
  await builder.setup({ configPath });
  builder.extract();
  builder.write(root);
  removeUnusedVariables(root);
  return root;
}

/** Removes custom properties that no declaration of the sheet reads; Panda writes all it knows. */
function removeUnusedVariables(root: PostcssRoot) {
  const used = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[^\s,)]+)/g)) used.add(name);
  });
  let isChanged = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop)) return;
    declaration.remove();
    isChanged = true;
  });
  // A removed one may have been the only reader of another.
  if (isChanged) removeUnusedVariables(root);
}

import type { PluginOption } from 'vite';
import { checker } from 'vite-plugin-checker';

/** Parts that the development server adds to a page; a build has none. */
const ADDED = ['/@vite-plugin-checker-runtime-entry', '/tools/dev/router-devtools.tsx'];

/** Type errors in the overlay, and the router's devtools. */
export function developmentHelp(): PluginOption {
  return [
    { ...checker({ typescript: true, enableBuild: false }), apply: 'serve' },
    {
      name: 'development-help',
      apply: 'serve',
      transform: {
        filter: { id: /\/app\/client\.tsx$/ },
        // The checker adds its script to index.html, and Start has none.
        handler: (code) => ADDED.map((path) => `import ${JSON.stringify(path)};\n`).join('') + code,
      },
    },
  ];
}

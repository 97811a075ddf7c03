import type { Plugin } from 'vite';

/** The router's devtools, which the development server adds to each page; a build has none. */
export function developmentHelp(): Plugin {
  return {
    name: 'development-help',
    apply: 'serve',
    transform: {
      filter: { id: /\/app\/client\.tsx$/ },
      handler: (code) => `import '/tools/dev/router-devtools.tsx';\n${code}`,
    },
  };
}

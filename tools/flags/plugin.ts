import * as flags from 'country-flag-icons/string/3x2';
import type { Plugin } from 'vite';

/** Serves the package's flags as pictures of the site: `/flags/de.svg` (D24). */
export function countryFlags(): Plugin {
  const pictures = new Map(
    Object.entries(flags).map(([iso, svg]) => [`flags/${iso.toLowerCase()}.svg`, svg]),
  );
  return {
    name: 'country-flags',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      for (const [fileName, source] of pictures) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const picture = pictures.get(request.url?.slice(1) ?? '');
        if (picture === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(picture);
      });
    },
  };
}

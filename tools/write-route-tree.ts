import { resolveConfig } from 'vite';

// Writes app/routeTree.gen.ts: the router's plugin does so as soon as its configuration is read.
await resolveConfig({ configFile: 'app.config.ts', logLevel: 'error' }, 'build');

import { nodeBuild } from '#tools/node-host/build-config.ts';

/** The Node host without what only a shipped folder needs: compressed files, licences, packages. */
export default { ...nodeBuild, plugins: [] };

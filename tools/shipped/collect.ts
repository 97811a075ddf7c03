import { mkdirSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { PACKAGES_FOLDER, packageFolderOf } from './package-folders.ts';

/** Writes down of which packages a build holds code, for the bill of materials. */
export function collectPackages(name: string): Plugin {
  return {
    name: 'collect-packages',
    apply: 'build',
    generateBundle(_, bundle) {
      const folders = new Set(
        Object.values(bundle)
          .flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []))
          .flatMap((id) => packageFolderOf(id) ?? []),
      );
      mkdirSync(PACKAGES_FOLDER, { recursive: true });
      const file = `${PACKAGES_FOLDER}/${name}-${this.environment.name}.json`;
      writeFileSync(file, JSON.stringify([...folders].toSorted(), null, 2));
    },
  };
}

/** Where the builds write down of which packages they hold code. */
export const PACKAGES_FOLDER = 'dist/packages';

/** `node_modules/…` of the package that a module belongs to; undefined for our own. */
export function packageFolderOf(moduleId: string): string | undefined {
  const [, folder] =
    /.*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(moduleId.replaceAll('\\', '/')) ?? [];
  return folder === undefined ? undefined : fullFolder(moduleId, folder);
}

/** With the folders that it is nested in. */
function fullFolder(moduleId: string, folder: string): string {
  const path = moduleId.replaceAll('\\', '/').replace(/^\0/, '');
  const start = path.indexOf('node_modules/');
  return path.slice(start, path.lastIndexOf(folder) + folder.length);
}

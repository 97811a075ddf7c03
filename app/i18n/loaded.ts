/**
 * A file of texts that was to be loaded.
 * @throws when it could not be: Vite's loader gives nothing then, since `client.tsx` keeps it from
 * throwing by itself
 */
export function requireLoaded<File>(file: File | undefined, name: string): File {
  if (file === undefined) throw new Error(`${name} could not be loaded`);
  return file;
}

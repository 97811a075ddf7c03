/**
 * Checks that a file of texts was loaded.
 * @throws if Vite's loader returned nothing: `client.tsx` prevents it from throwing
 */
export function requireLoaded<File>(file: File | undefined, name: string): File {
  if (file === undefined) throw new Error(`${name} could not be loaded`);
  return file;
}

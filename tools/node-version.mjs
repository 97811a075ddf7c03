// Imported before anything else, so this file runs on old versions of Node too.

/** Node versions that run TypeScript files and the built site. */
export const RUNTIME_RANGE = '>=22.18.0';

/**
 * @param {string} version `20.19.0`
 * @param {string} range alternatives as in `engines`: `^20.19.0 || >=22.12.0`
 */
export function isSupported(version, range) {
  const [major = 0, minor = 0] = readNumbers(version);
  return range.split('||').some((alternative) => {
    const [leastMajor = 0, leastMinor = 0] = readNumbers(alternative);
    if (major === leastMajor) return minor >= leastMinor;
    return major > leastMajor && alternative.includes('>=');
  });
}

/**
 * @param {string} version
 * @param {string} range
 * @returns {string} a sentence for people
 */
export function describeUnsupported(version, range) {
  const wanted = range.split('||').map((alternative) => {
    const [major, minor] = readNumbers(alternative);
    return alternative.includes('>=')
      ? `${major}.${minor} or newer`
      : `${major}.${minor} or a later ${major}`;
  });
  return `This site needs Node ${wanted.join(', or ')}; this is Node ${version}.`;
}

/** Ends this process with a sentence if its Node cannot run the built site. */
export function requireRuntime() {
  const { node } = process.versions;
  if (isSupported(node, RUNTIME_RANGE)) return;
  console.error(describeUnsupported(node, RUNTIME_RANGE));
  process.exit(1);
}

/** @param {string} text */
function readNumbers(text) {
  return text
    .replace(/[^\d.]/g, '')
    .split('.')
    .map(Number);
}

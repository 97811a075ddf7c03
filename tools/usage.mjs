// Imported before a script of package.json does anything: `npm run locales -- --help` (or `-h`) prints
// what it takes. The commands of operators have their own text, because they also run where no npm is.

/** By the name of the script, as npm hands it on. */
export const USAGE = {
  start:
    'npm start   installs and builds what is missing and serves the site; variables: docs/operations/deploy.md',
  'start:edge':
    'npm run start:edge   serves the Worker in a local runtime; variables: docs/operations/deploy.md',
  dev: 'npm run dev [-- VITE OPTIONS]   the site with live reload; PORT sets the port',
  build: 'npm run build   builds the site into dist/node',
  'build:edge': 'npm run build:edge   builds the site and the Worker into dist/edge',
  check: 'npm run check   the part of npm test without a build',
  test: 'npm test   all checks but the long ones',
  'test:long': 'npm run test:long   load, crashes, other stores, phones, other browsers',
  bench: 'npm run bench [-- WORDS]   measures; only the step whose name has these words',
  locales: 'npm run locales [-- LANGUAGE]   checks the translations of all languages, or of one',
  pictures:
    'npm run pictures [-- NAME …]   draws pictures, share images and icons; only pictures whose names begin so',
  'check:launch': 'npm run check:launch   lists what to replace before going live',
  fonts: 'npm run fonts   cuts the fonts that every visitor loads first',
};

/**
 * The text to print instead of running the script.
 * @param {string | undefined} script
 * @param {readonly string[]} args
 */
export function findUsage(script, args) {
  const entry = Object.entries(USAGE).find(([name]) => name === script);
  return args.includes('--help') || args.includes('-h') ? entry?.[1] : undefined;
}

const usage = findUsage(process.env.npm_lifecycle_event, process.argv.slice(2));
if (usage !== undefined) {
  console.log(usage);
  process.exit(0);
}

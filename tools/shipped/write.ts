import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { run } from '../run.mjs';
import { PACKAGES_FOLDER } from './package-folders.ts';

// Last step of a build: what is in `dist/node` of others. `sbom.cdx.json` names the packages
// (CycloneDX, as npm writes it), `licences.txt` holds the texts of their licences.

const FOLDER = 'dist/node';
const MIT_TEXT = new URL('mit.txt', import.meta.url);
/** Of these the build takes more than modules: fonts, flags, icons, the style's code. */
const OTHERS = [
  'node_modules/@fontsource-variable/geist-mono',
  'node_modules/@fontsource-variable/instrument-sans',
  'node_modules/country-flag-icons',
  'node_modules/lucide-react',
  'node_modules/@pandacss/dev',
];

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  author: z.union([z.string(), z.object({ name: z.string() })]).optional(),
});
const listSchema = z.array(z.string());
const sbomSchema = z.looseObject({
  metadata: z.looseObject({
    component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }),
  }),
  components: z.array(z.looseObject({ 'bom-ref': z.string() })),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

const folders = new Set([
  ...readdirSync(PACKAGES_FOLDER).flatMap((file) =>
    listSchema.parse(JSON.parse(readFileSync(join(PACKAGES_FOLDER, file), 'utf8'))),
  ),
  ...OTHERS,
]);
const shipped = [...folders].toSorted().map((folder) => {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  return { folder, manifest, ref: `${manifest.name}@${manifest.version}` };
});

writeFileSync(
  join(FOLDER, 'licences.txt'),
  shipped.map(readLicence).join(`\n${'-'.repeat(80)}\n\n`),
);
writeFileSync(
  join(FOLDER, 'sbom.cdx.json'),
  `${JSON.stringify(await describeShipped(), null, 2)}\n`,
);

function readLicence({ folder, manifest, ref }: (typeof shipped)[number]): string {
  const texts = readdirSync(folder)
    .filter((name) => /^(?:licen[cs]e|notice|copying)/i.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim());
  const known = texts.length > 0 ? texts : [writeOutLicence(manifest)];
  return `${[ref, ...known].join('\n\n')}\n`;
}

/** Some packages name their licence and bring no text of it. */
function writeOutLicence({ name, license, author = name }: z.infer<typeof manifestSchema>): string {
  if (license !== 'MIT') throw new Error(`${name} brings no text of its licence (${license}).`);
  const holder = typeof author === 'string' ? author : author.name;
  return `MIT License\n\nCopyright (c) ${holder}\n\n${readFileSync(MIT_TEXT, 'utf8').trim()}`;
}

/** What npm knows of all packages, without those of which nothing is shipped. */
async function describeShipped() {
  const refs = new Set(shipped.map(({ ref }) => ref));
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent'];
  const { status, output } = await run('npm', args, { output: 'kept' });
  if (status !== 0) throw new Error(`${output}\nnpm sbom failed; it needs npm 10 or newer.`);
  const { metadata, components, dependencies, ...rest } = sbomSchema.parse(JSON.parse(output));
  const root = metadata.component['bom-ref'];
  const component = { ...metadata.component, name: 'stagemap', type: 'application' };
  return {
    ...rest,
    metadata: { ...metadata, component },
    components: components.filter((found) => refs.has(found['bom-ref'])),
    dependencies: dependencies
      .filter(({ ref }) => ref === root || refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

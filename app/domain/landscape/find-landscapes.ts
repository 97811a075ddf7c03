import { guessStage } from './stages.ts';

interface RegionalTenant {
  /** The host, or the key of the file. */
  key: string;
  name: string;
  files: readonly { fileName: string }[];
  stages: readonly { typed: string }[];
}

/**
 * Finds regions that have the same stages, two of them or more, so that they could be landscapes of
 * their own (D52). Data centres tell them, then names of tenants or files; nothing if none do.
 * @returns the tenants by region
 */
export function findLandscapes<Tenant extends RegionalTenant>(
  tenants: readonly Tenant[],
): ReadonlyMap<string, readonly Tenant[]> | undefined {
  return REGIONS.map((findRegion) => Map.groupBy(tenants, findRegion)).find((regions) => {
    const stages = [...regions.values()].map((group) =>
      group.flatMap((tenant) => tenant.stages.map(({ typed }) => typed)),
    );
    const all = stages.flat();
    const shared = new Set(all.filter((stage, at) => all.indexOf(stage) < at));
    return shared.size > 1 && stages.every((some) => new Set(some).size === some.length);
  });
}

const REGIONS: readonly ((tenant: RegionalTenant) => string)[] = [
  ({ key }) => key.match(/\.([a-z]{2}\d+)(?:-\d+)?\.hana\.ondemand\.com/)?.[1] ?? '',
  ({ name }) => dropStages(name),
  ({ files }) => dropStages(files[0]?.fileName ?? ''),
];

/** The words of a name that tell no stage. */
function dropStages(name: string): string {
  const words = name.replace(/\.\w+$/, '').split(/[^\p{L}\p{N}]+/u);
  const isOther = (word: string) => !/^(?:non|pre|nonprod)$/i.test(word) && !guessStage(word);
  return words.filter(isOther).join(' ');
}

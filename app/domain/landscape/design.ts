import * as z from 'zod/mini';

export const designSchema = z.object({
  packages: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Design-time artefacts; `version` is empty while an artefact is being edited. */
  drafts: z.array(z.object({ id: z.string(), version: z.string(), packageId: z.string() })),
});

/** Packages and artefacts of a tenant's design. */
export type Design = z.infer<typeof designSchema>;

interface Entry {
  [field: string]: string | null | undefined;
}

export function isDesign({ type }: Entry): boolean {
  return /(?:Designtime\w+|\bIntegrationPackage)$/.test(type ?? '');
}

/** The design among the entries of a list; nothing if it has none. */
export function readDesign(entries: readonly Entry[]): Design | undefined {
  const design: Design = { packages: [], drafts: [] };
  for (const entry of entries.filter(isDesign)) {
    const { Id: id, Name: name, Version, PackageId: packageId } = entry;
    const version = Version?.trim() ?? '';
    if (!id) continue;
    if (!entry.type?.includes('Designtime')) design.packages.push({ id, name: name || id });
    else if (packageId) {
      design.drafts.push({ id, packageId, version: /^active$/i.test(version) ? '' : version });
    }
  }
  return design.packages.length + design.drafts.length > 0 ? design : undefined;
}

/** Adds package and designed version to the artefacts that a tenant's design knows. */
export function addDesign<Artefact extends { id: string }>(
  artefacts: readonly Artefact[],
  { packages, drafts }: Design,
) {
  const names = new Map(packages.map(({ id, name }) => [id, name]));
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  return artefacts.map((artefact) => {
    const known = byId.get(artefact.id);
    if (!known) return artefact;
    const { packageId, version } = known;
    return { ...artefact, package: names.get(packageId) ?? packageId, draft: version };
  });
}

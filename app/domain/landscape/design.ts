import * as z from 'zod/mini';

export const designSchema = z.object({
  packages: z.array(
    z.object({ id: z.string(), name: z.string(), hasUpdate: z.exactOptional(z.boolean()) }),
  ),
  /** Design-time artefacts; `version` is empty while an artefact is being edited. */
  drafts: z.array(
    z.object({
      id: z.string(),
      version: z.string(),
      packageId: z.string(),
      editedAt: z.exactOptional(z.number()),
    }),
  ),
});

/** Packages and artefacts of a tenant's design. */
export type Design = z.infer<typeof designSchema>;

/** Compares a tenant's design, of which every package is listed, with what is deployed (D52). */
export function compareDesign(artefacts: readonly { id: string }[], { packages, drafts }: Design) {
  const deployed = new Set(artefacts.map(({ id }) => id));
  const designed = new Set(drafts.map(({ id }) => id));
  return {
    /** Ids that are designed, and not deployed. */
    undeployed: drafts.flatMap(({ id }) => (deployed.has(id) ? [] : id)),
    /** Ids that are deployed, although the design has them no more. */
    orphaned: artefacts.flatMap(({ id }) => (designed.has(id) ? [] : id)),
    /** Names of packages of which there is a later version. */
    updates: packages.flatMap(({ name, hasUpdate }) => (hasUpdate ? name : [])),
  };
}

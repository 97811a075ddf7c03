import * as z from 'zod/mini';
import { parseJson } from '#app/domain/parse-json.ts';
import { acceptedSchema } from './exceptions.ts';
import { POSITIONS } from './id-words.ts';
import { judgeList, listSchema } from './list.ts';
import type { ListFault } from './list-fault.ts';
import type { Tenant, TenantFile } from './sources.ts';
import { guessStage } from './stages.ts';

/** A word before, after or within a name that tells its stage; case and separators do not matter. */
const ruleSchema = z.object({
  position: z.enum(POSITIONS),
  token: z.string(),
  stage: z.string(),
  isOn: z.boolean(),
});

export type SeparationRule = z.infer<typeof ruleSchema>;

/** The visitor's changes to a tenant; a missing field means that the guess applies. */
const tenantSettingsSchema = z.object({
  name: z.exactOptional(z.string()),
  stage: z.exactOptional(z.string()),
  /** Counted from 1. */
  landscape: z.exactOptional(z.number()),
  rules: z.optional(z.array(ruleSchema)),
  /** Stage of artefacts that no rule matches; '' leaves them out. */
  openStage: z.exactOptional(z.string()),
  /** Whether the visitor says that the list is not whole. */
  isPartial: z.exactOptional(z.boolean()),
  /** Whether its columns are one with those of the same stages of another tenant. */
  isJoined: z.exactOptional(z.boolean()),
});

export type TenantSettings = z.infer<typeof tenantSettingsSchema>;

/** Settings of a comparison that file and tab keep. */
export const decisionsSchema = z.object({
  /** By the tenant's key. */
  settings: z._default(z.record(z.string(), tenantSettingsSchema), {}),
  /** The whole order after the visitor's last move; stages added later follow in the usual order. */
  stageOrder: z._default(z.array(z.string()), []),
  leftOut: z._default(z.string(), ''),
  accepted: z._default(z.array(acceptedSchema), []),
  /** Questions to which the visitor has said no: words as stages, or too few ids in common. */
  answered: z._default(z.array(z.string()), []),
});

type Decisions = z.infer<typeof decisionsSchema>;

/**
 * The file of "Stand als Datei sichern". Every later release reads it (D47): a field that is added has a
 * default, and one that changes its meaning raises the version and is translated here.
 */
const fileSchema = z.extend(decisionsSchema, {
  stagemap: z.literal('landscape'),
  version: z.literal(1),
  savedAt: z.number(),
  lists: z.array(
    z.object({
      /** The tenant's key. */
      tenant: z.string(),
      fileName: z.string(),
      modified: z.number(),
      result: listSchema,
    }),
  ),
});

export interface SavedState extends Decisions {
  kind: 'saved';
  sources: readonly TenantFile[];
}

/** Reads a saved state; nothing if the text is none. */
export function* readSavedState(
  text: string,
): Generator<undefined, SavedState | ListFault | undefined> {
  if (!/^\{\s*"stagemap"/.test(text)) return undefined;
  const root = parseJson(text);
  if (root === undefined) return { kind: 'half-file' };
  const saved = fileSchema.safeParse(root).data;
  if (!saved) return { kind: 'saved-unreadable' };
  const { lists, savedAt } = saved;
  const sources: TenantFile[] = [];
  for (const [at, list] of lists.entries()) {
    const result = yield* judgeList(list.result);
    sources.push({ ...list, result, key: `${savedAt}-${at}`, savedAt });
  }
  return { kind: 'saved', sources, ...decisionsSchema.parse(saved) };
}

/** Writes the lists that count and the decisions, without names of people (D52). */
export function writeSavedState(
  decisions: Decisions,
  tenants: readonly Tenant[],
  savedAt: number,
): string {
  const lists = tenants.flatMap(({ key: tenant, files, artefacts }) => {
    const known = new Map(artefacts.map((one) => [one.id, one]));
    return files.map(({ fileName, modified = savedAt, result: read }) => {
      const result = { ...read, artefacts: read.artefacts.map((one) => known.get(one.id) ?? one) };
      // The visitor's own file name may name a person; without a host it is all that names the tenant.
      const name = result.host ? (guessStage(fileName) ?? tenant) : fileName;
      return { tenant, fileName: name, modified, result };
    });
  });
  const file: z.input<typeof fileSchema> = {
    stagemap: 'landscape',
    version: 1,
    savedAt,
    ...decisionsSchema.parse(decisions),
    lists,
  };
  return JSON.stringify(file);
}

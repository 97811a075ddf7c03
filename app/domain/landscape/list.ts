import * as z from 'zod/mini';
import { artefactSchema, type DeployedArtefact } from './artefact.ts';
import {
  type Configuration,
  judgeConfiguration,
  readNames,
  securitySchema,
} from './configuration/stored.ts';
import { designSchema } from './design.ts';
import type { ListFault } from './list-fault.ts';

/** Facts that a list brings beside its artefacts, and other answers alone. */
const besideFields = {
  /** Tenant host, with the location of an edge runtime, if the answer names it. */
  host: z.exactOptional(z.string()),
  design: z.exactOptional(designSchema),
  security: securitySchema,
};

/** A list that a tenant answered, or a part of it, before its values are judged. */
export const listSchema = z.object({
  kind: z.literal('list'),
  ...besideFields,
  artefacts: z.array(artefactSchema),
  /** Number of entries, duplicates included. */
  entries: z.number(),
  /** Ids that occurred more than once; the later deployment counts. */
  duplicates: z.array(z.string()),
  /** Names of entries that lack an id, a version or a status, although others have them. */
  odd: z.exactOptional(z.array(z.string())),
  /** Address of the next part, if paging cut the list. */
  next: z.exactOptional(z.string()),
  /** Number of entries that the tenant counted. */
  total: z.exactOptional(z.number()),
  /** Whether the collector says that it has everything; absent in other lists. */
  isWhole: z.exactOptional(z.boolean()),
  /** Parts of runtime and design that the collector could not fetch. */
  open: z.exactOptional(z.array(z.string())),
  /** When the collector fetched it. */
  listedAt: z.exactOptional(z.number()),
});

export type RawList = z.infer<typeof listSchema>;

export interface ReadList extends Omit<RawList, 'artefacts'> {
  artefacts: DeployedArtefact[];
}

/** A text that is no list, before its values are judged; it may still tell of a tenant. */
export const answerSchema = z.object({
  kind: z.literal('fault'),
  ...besideFields,
  /** The answer for one flow, which it does not name. */
  configuration: z.exactOptional(z.unknown()),
});

export type RawResult = RawList | (z.infer<typeof answerSchema> & { fault: ListFault });

interface ReadAnswer extends Omit<z.infer<typeof answerSchema>, 'configuration'> {
  fault: ListFault;
  configuration?: Configuration;
}

export type ReadResult = ReadList | ReadAnswer;

/** Judges what a file brings, whoever wrote it (D58); yields, so that the caller can pause. */
export function* judgeResult(raw: RawResult): Generator<undefined, ReadResult> {
  if (raw.kind === 'list') return yield* judgeList(raw);
  const { configuration, ...answer } = raw;
  if (configuration === undefined) return answer;
  return { ...answer, configuration: judgeConfiguration(configuration) };
}

export function* judgeList({ artefacts, ...list }: RawList): Generator<undefined, ReadList> {
  const known = readNames(list.security).known;
  const judged: DeployedArtefact[] = [];
  for (const { configuration, ...one } of artefacts) {
    const hasAny = configuration !== undefined;
    judged.push(hasAny ? { ...one, configuration: judgeConfiguration(configuration, known) } : one);
    yield;
  }
  return { ...list, artefacts: judged };
}

import * as z from 'zod/mini';
import { artefactSchema, type DeployedArtefact } from './artefact.ts';
import {
  type Configuration,
  judgeConfiguration,
  readNames,
  securitySchema,
} from './configuration/stored.ts';
import { designSchema } from './design.ts';
import type { OTHER_SETS } from './entry.ts';

/** A list that a tenant answered, or a part of it, before its values are judged. */
export const listSchema = z.object({
  kind: z.literal('list'),
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
  /** Tenant host, with the location of an edge runtime, if the list names it. */
  host: z.exactOptional(z.string()),
  design: z.exactOptional(designSchema),
  security: securitySchema,
});

export type RawList = z.infer<typeof listSchema>;

export interface ReadList extends Omit<RawList, 'artefacts'> {
  artefacts: DeployedArtefact[];
}

/** Judges what a file brings, whoever wrote it (D58); yields, so that the caller can pause. */
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

export type ListFaultKind =
  | 'empty-file'
  | 'too-large'
  | 'archive'
  | 'spreadsheet'
  | 'plain-text'
  | 'sign-in-page'
  | 'html'
  | Refusal
  | 'half-file'
  | 'saved-unreadable'
  | 'service-key'
  | 'har'
  | 'postman'
  | 'mhtml'
  | 'metadata'
  | 'format-list'
  | 'python'
  | 'router'
  | 'cut-by-depth'
  | 'single'
  | 'fields-missing'
  | 'several-tenants'
  | 'configuration'
  | (typeof OTHER_SETS)[keyof typeof OTHER_SETS]
  | 'other-set'
  | 'foreign';

type Refusal = 'sign-in-needed' | 'role-needed' | 'error-answer';

export interface ListFault {
  kind: ListFaultKind;
  /** Error code of an error answer, such as `403` or `Unauthorized`. */
  code?: string;
  /** Error text of an error answer, or title of an HTML page. */
  message?: string;
  /** Name of an unusual entity set, or names of the missing fields. */
  subject?: string;
}

export type ReadResult =
  | ReadList
  | ({ kind: 'fault'; fault: ListFault } & Pick<ReadList, 'host' | 'design' | 'security'> & {
        /** The answer for one flow, which it does not name. */
        configuration?: Configuration;
      });

/** The tenant's refusal, with the missing role or sign-in if the answer names it. */
export function makeRefusal(code: string | undefined, message: string | undefined): ListFault {
  const said = `${code} ${message}`;
  const kind = ROLE_MISSING.test(said)
    ? 'role-needed'
    : SIGN_IN_MISSING.test(said)
      ? 'sign-in-needed'
      : 'error-answer';
  return { kind, ...(code && { code }), ...(message && { message }) };
}

const ROLE_MISSING = /\b403\b|forbidden|access.?denied|not authori[sz]ed|permission|insufficient/i;
const SIGN_IN_MISSING =
  /\b401\b|unauthori[sz]ed|unauthenticated|authentication|invalid_token|expired|api.?key|credential/i;

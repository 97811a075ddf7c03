import * as z from 'zod/mini';
import { readMoment } from '#app/domain/landscape/moment.ts';
import { judgeParameter, parameterSchema } from './classes.ts';

/** A list; PowerShell writes a list of one as the one, and an empty one as null. */
function many<Item>(item: z.ZodMiniType<Item, unknown>) {
  const toList = z.transform((value: unknown): unknown[] => [value ?? []].flat());
  return z.optional(z.pipe(toList, z.array(item)));
}

/** Names of a tenant's credentials and certificates; a list that was not read is absent. */
export const securitySchema = z.object({
  credentials: z.catch(
    many(z.object({ name: z.string(), kind: z.catch(z.string(), 'other') })),
    undefined,
  ),
  certificates: z.catch(
    many(
      z.object({
        alias: z.string(),
        type: z.catch(z.string(), ''),
        /** ISO date; empty if unknown. */
        validUntil: z.catch(z.string(), ''),
        owner: z.catch(z.string(), ''),
      }),
    ),
    undefined,
  ),
  /** Kinds of credentials that were not read. */
  without: z.catch(many(z.string()), undefined),
});

export type Security = z.infer<typeof securitySchema>;

export function listKnownNames(security: Security): ReadonlySet<string> {
  return new Set(listEntries(security).map(({ name }) => name));
}

function listEntries({ credentials = [], certificates = [] }: Security) {
  return [
    ...credentials,
    ...certificates.map(({ alias }) => ({ name: alias, kind: 'certificate' })),
  ];
}

/** A deployed flow's configuration in a file; without parameters the tenant did not answer. */
const configurationSchema = z.object({
  /** The design's that was read. */
  version: z.catch(z.optional(z.string()), undefined),
  parameters: z.catch(many(parameterSchema), undefined),
});

/** The parameters of a deployed flow as they may be shown. */
export type Configuration = ReturnType<typeof judgeConfiguration>;

/** Judges what a file tells of a flow, whoever wrote the file (D58). */
export function judgeConfiguration(raw: unknown, known: ReadonlySet<string>) {
  const { version, parameters } = configurationSchema.parse(raw);
  return {
    ...(version && { version }),
    ...(parameters && { parameters: parameters.map((one) => judgeParameter(one, known)) }),
  };
}

/** Configurations of a file before they are judged. */
export interface Collected {
  /** By id in lower case; an answer for one flow does not name it. */
  configurations?: ReadonlyMap<string, unknown>;
  security?: Security;
}

const flowSchema = z.looseObject({ id: z.string() });

/** Reads the configurations of a collector's file; what is not as described is unknown. */
export function readCollected(file: Record<string, unknown>): Collected {
  const security = securitySchema.parse(file);
  const flows = many(z.catch(z.nullable(flowSchema), null)).parse(file.configurations);
  return {
    ...(flows && {
      configurations: new Map(flows.flatMap((one) => (one ? [[one.id.toLowerCase(), one]] : []))),
    }),
    ...((security.credentials || security.certificates) && { security }),
  };
}

/** Sets of the interface that tell configurations, with fields that only their entries have. */
const SETS = [
  { set: 'Configuration', kind: 'parameter', fields: ['ParameterKey'] },
  { set: 'KeystoreEntry', kind: 'certificate', fields: ['Alias', 'Owner'] },
  { set: 'KeystoreEntry', kind: 'certificate', fields: ['Alias', 'Hexalias'] },
  { set: 'SecureParameter', kind: 'secure', fields: ['SecureParam'] },
  { set: 'OAuth2ClientCredential', kind: 'oauth2', fields: ['TokenServiceUrl'] },
  { set: 'UserCredential', kind: 'user', fields: ['Name', 'Kind'] },
];

const KINDS = ['user', 'oauth2', 'secure', 'other'];

/**
 * Reads a tenant's own answer: its parameters, names of credentials or certificates (D58); nothing
 * if it is of another set.
 * @param set its name, if the entries tell it
 */
export function readAnswer(
  set: string | undefined,
  rows: readonly ((field: string) => string | undefined)[],
): Collected | undefined {
  const isTold = (fields: readonly string[]) =>
    rows.slice(0, 50).some((read) => fields.every((field) => read(field) !== undefined));
  const kind = SETS.find((one) => (set ? one.set === set : isTold(one.fields)))?.kind;
  if (kind === undefined) return undefined;
  if (kind === 'parameter') {
    const parameters = rows.flatMap((read) => {
      const key = read('ParameterKey');
      return key ? { key, type: read('DataType'), value: read('ParameterValue') } : [];
    });
    return { configurations: new Map([['', { parameters }]]) };
  }
  if (kind === 'certificate') {
    const certificates = rows.flatMap((read) => {
      const [alias, type = '', owner = ''] = ['Alias', 'Type', 'Owner'].map(read);
      const validUntil = writeIsoDate(read('ValidNotAfter') ?? '');
      return alias ? { alias, type, validUntil, owner } : [];
    });
    return { security: { certificates } };
  }
  const told = kind === 'user' ? ['user', 'other'] : [kind];
  const credentials = rows.flatMap((read) => {
    const name = read('Name');
    return name ? { name, kind: kind === 'user' && !read('Kind') ? 'other' : kind } : [];
  });
  return { security: { credentials, without: KINDS.filter((one) => !told.includes(one)) } };
}

function writeIsoDate(text: string): string {
  const time = readMoment(text);
  return time === undefined ? '' : new Date(time).toISOString().replace(/\.\d+/, '');
}

/** Joins what several files tell of one tenant's security material; nothing if none does. */
export function joinSecurity(
  files: readonly { security?: Security | undefined }[],
): Security | undefined {
  const told = files.flatMap(({ security }) => security ?? []);
  if (told.length < 2) return told[0];
  const lists = told.filter(({ credentials }) => credentials);
  const join = <Entry>(some: readonly (Entry[] | undefined)[]) =>
    some.some(Boolean) ? some.flatMap((entries) => entries ?? []) : undefined;
  return {
    credentials: join(told.map(({ credentials }) => credentials)),
    certificates: join(told.map(({ certificates }) => certificates)),
    without: KINDS.filter((kind) => lists.every(({ without }) => without?.includes(kind))),
  };
}

/** Names in lower case by kind; nothing if no list was read. */
export function listNamesByKind(security: Security) {
  const { credentials, certificates, without = [] } = security;
  if (!credentials && !certificates) return undefined;
  const entries = Map.groupBy(listEntries(security), ({ kind }) => kind);
  const read = KINDS.filter((kind) => credentials && !without.includes(kind));
  const kinds = new Set([...read, ...(certificates ? ['certificate'] : []), ...entries.keys()]);
  const listNames = (kind: string) => entries.get(kind)?.map(({ name }) => name.toLowerCase());
  return new Map(Array.from(kinds, (kind) => [kind, new Set(listNames(kind))]));
}

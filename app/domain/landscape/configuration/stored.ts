import * as z from 'zod/mini';
import { readMoment } from '#app/domain/landscape/moment.ts';
import { judgeParameter, parameterSchema } from './classes.ts';

/** A list, absent if it was not read; PowerShell writes a list of one as the one, and an empty one as null. */
function many<Item>(item: z.ZodMiniType<Item, unknown>) {
  const toList = z.transform((value: unknown): unknown[] => [value ?? []].flat());
  return z.catch(z.optional(z.pipe(toList, z.array(item))), undefined);
}

const text = z.catch(z.string(), '');

const namesSchema = z.object({
  credentials: many(z.object({ name: z.string(), kind: z.catch(z.string(), 'other') })),
  certificates: many(
    z.object({
      alias: z.string(),
      type: text,
      /** ISO date; empty if unknown. */
      validUntil: z.catch(z.pipe(z.string(), z.transform(writeIsoDate)), ''),
      owner: text,
    }),
  ),
  /** Kinds of credentials that were not read. */
  without: many(z.string()),
});

/** Names of a tenant's credentials and certificates, as one file or several list them. */
export const securitySchema = many(namesSchema);

export type Security = readonly z.infer<typeof namesSchema>[];

function writeIsoDate(date: string): string {
  const time = readMoment(date);
  if (time === undefined) return /^\d{4}-\d\d-\d\d/.test(date) ? date : '';
  return new Date(time).toISOString().replace(/\.\d+/, '');
}

const KINDS = ['user', 'oauth2', 'secure', 'other'];

/** Names as they are written, and in lower case by kind; a kind that was not read is absent. */
export function readNames(security: Security = []) {
  const read = security.flatMap(({ credentials, certificates, without = [] }) => [
    ...(credentials ? KINDS.filter((kind) => !without.includes(kind)) : []),
    ...(certificates ? ['certificate'] : []),
  ]);
  const entries = security.flatMap(({ credentials = [], certificates = [] }) => [
    ...credentials,
    ...certificates.map(({ alias }) => ({ name: alias, kind: 'certificate' })),
  ]);
  const kinds = [...read, ...entries.map(({ kind }) => kind)];
  const lists = new Map(kinds.map((kind) => [kind, new Set<string>()]));
  for (const { kind, name } of entries) lists.get(kind)?.add(name.toLowerCase());
  return { known: new Set(entries.map(({ name }) => name)), lists };
}

/** A deployed flow's configuration in a file; without parameters the tenant did not answer. */
const configurationSchema = z.object({
  /** The design's that was read. */
  version: z.catch(z.optional(z.string().check(z.minLength(1))), undefined),
  parameters: many(parameterSchema),
});

/** The parameters of a deployed flow as they may be shown. */
export type Configuration = ReturnType<typeof judgeConfiguration>;

/** Judges what a file tells of a flow, whoever wrote the file (D58). */
export function judgeConfiguration(raw: unknown, known: ReadonlySet<string> = new Set()) {
  const { version, parameters } = configurationSchema.parse(raw);
  return { version, parameters: parameters?.map((one) => judgeParameter(one, known)) };
}

/** Configurations of a file before they are judged. */
export type Collected = ReturnType<typeof readCollected>;

const flowsSchema = many(z.catch(z.looseObject({ id: z.string() }), { id: '' }));

/** Reads the configurations of a collector's file; what is not as described is unknown. */
export function readCollected(file: Record<string, unknown>) {
  const names = namesSchema.parse(file);
  const flows = flowsSchema.parse(file.configurations ?? undefined) ?? [];
  return {
    /** By id in lower case; an answer for one flow does not name it. */
    configurations: new Map(flows.map((flow) => [flow.id.toLowerCase(), flow])),
    security: names.credentials || names.certificates ? [names] : [],
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

/**
 * Reads a tenant's own answer as a collector's file with one list (D58); nothing if it is of
 * another set.
 * @param set its name, if the entries tell it
 */
export function readAnswer(
  set: string | undefined,
  rows: readonly ((field: string) => string | undefined)[],
): Collected | undefined {
  const isTold = (fields: readonly string[]) =>
    rows.slice(0, 50).some((read) => fields.every((field) => read(field) !== undefined));
  const kind = SETS.find((one) => (set ? one.set === set : isTold(one.fields)))?.kind;
  /** Entries with a name, the first of the fields. */
  const list = (fields: Record<string, string>) =>
    rows.flatMap((read) => {
      const entry = Object.entries(fields).map(([own, field]) => [own, read(field)] as const);
      return entry[0]?.[1] ? [Object.fromEntries(entry)] : [];
    });
  if (kind === undefined) return undefined;
  if (kind === 'parameter') {
    const parameters = list({ key: 'ParameterKey', type: 'DataType', value: 'ParameterValue' });
    return readCollected({ configurations: { id: '', parameters } });
  }
  if (kind === 'certificate') {
    const fields = { alias: 'Alias', type: 'Type', validUntil: 'ValidNotAfter', owner: 'Owner' };
    return readCollected({ certificates: list(fields) });
  }
  const told = kind === 'user' ? ['user', 'other'] : [kind];
  const credentials = list({ name: 'Name', kind: 'Kind' }).map((one) => ({
    ...one,
    kind: kind === 'user' && !one.kind ? 'other' : kind,
  }));
  return readCollected({ credentials, without: KINDS.filter((one) => !told.includes(one)) });
}

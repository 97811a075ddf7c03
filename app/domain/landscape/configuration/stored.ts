import * as z from 'zod/mini';
import { readMoment } from '#app/domain/landscape/moment.ts';
import { HIDDEN_REASONS, judgeParameter, type Parameter } from './classes.ts';

const parameterSchema = z.object({
  key: z.string(),
  type: z.catch(z.string(), ''),
  value: z.catch(z.optional(z.string()), undefined),
  hidden: z.catch(z.optional(z.enum(['set', 'empty'])), undefined),
  why: z.catch(z.optional(z.enum(HIDDEN_REASONS)), undefined),
});

/** A flow's parameters; `version` is the design's that was read. */
export const configurationSchema = z.union([
  z.object({ version: z.exactOptional(z.string()), parameters: z.array(parameterSchema) }),
  z.object({ error: z.string() }),
]);

type RawConfiguration = z.infer<typeof configurationSchema>;

/** The parameters of a deployed flow as they may be shown, or that they were not answered. */
export type Configuration = { version?: string; parameters: Parameter[] } | { error: string };

/** Names of a tenant's credentials and certificates; a list that was not read is absent. */
export const securitySchema = z.object({
  credentials: z.exactOptional(z.array(z.object({ name: z.string(), kind: z.string() }))),
  certificates: z.exactOptional(
    z.array(
      z.object({
        alias: z.string(),
        type: z.string(),
        /** ISO date; empty if unknown. */
        validUntil: z.string(),
        owner: z.string(),
      }),
    ),
  ),
  /** Kinds of credentials that were not read. */
  without: z.exactOptional(z.array(z.string())),
});

export type Security = z.infer<typeof securitySchema>;

export function listKnownNames({ credentials, certificates }: Security): ReadonlySet<string> {
  const names = credentials?.map(({ name }) => name) ?? [];
  return new Set([...names, ...(certificates?.map(({ alias }) => alias) ?? [])]);
}

/** Judges what a file tells of a flow, whoever wrote the file (D58). */
export function judgeConfiguration(
  raw: RawConfiguration,
  known: ReadonlySet<string>,
): Configuration {
  if ('error' in raw) return raw;
  return { ...raw, parameters: raw.parameters.map((one) => judgeParameter(one, known)) };
}

/** What a file tells of configurations, judged; `configurations` by id in lower case. */
export interface Collected {
  configurations?: ReadonlyMap<string, Configuration>;
  /** The answer for one flow, which it does not name. */
  parameters?: readonly Parameter[];
  security?: Security;
}

/** PowerShell writes a list of one as the one, and an empty one as null. */
function toList(value: unknown): unknown[] {
  return [value ?? []].flat();
}

const collectedSchema = z.object({
  credentials: z.array(z.object({ name: z.string(), kind: z.catch(z.string(), 'other') })),
  certificates: z.array(
    z.object({
      alias: z.string(),
      type: z.catch(z.string(), ''),
      validUntil: z.catch(z.string(), ''),
      owner: z.catch(z.string(), ''),
    }),
  ),
  without: z.array(z.string()),
});

/** Reads the configurations of a collector's file; what is not as described is unknown. */
export function readCollected(file: Record<string, unknown>): Collected {
  const { shape } = collectedSchema;
  const credentials =
    'credentials' in file ? shape.credentials.safeParse(toList(file.credentials)).data : undefined;
  const certificates =
    'certificates' in file
      ? shape.certificates.safeParse(toList(file.certificates)).data
      : undefined;
  const without = shape.without.safeParse(toList(file.without)).data ?? [];
  const security: Security = {
    ...(credentials && { credentials }),
    ...(certificates && { certificates }),
    ...(without.length > 0 && { without }),
  };
  const known = listKnownNames(security);
  const flows = toList(file.configurations).flatMap((one) => readFlow(one, known));
  return {
    ...('configurations' in file && { configurations: new Map(flows) }),
    ...((credentials || certificates) && { security }),
  };
}

const flowSchema = z.object({
  id: z.string(),
  version: z.catch(z.optional(z.string()), undefined),
  error: z.catch(z.optional(z.string()), undefined),
  parameters: z.optional(z.unknown()),
});

function readFlow(flow: unknown, known: ReadonlySet<string>): [string, Configuration][] {
  const { id, version, error = 'other', parameters } = flowSchema.safeParse(flow).data ?? {};
  if (id === undefined) return [];
  const read = z.array(parameterSchema).safeParse(toList(parameters)).data;
  if (parameters === undefined || !read) return [[id.toLowerCase(), { error }]];
  const raw = { parameters: read, ...(version && { version }) };
  return [[id.toLowerCase(), judgeConfiguration(raw, known)]];
}

/** Sets of the interface that tell configurations, with what their entries are. */
const SETS = {
  Configuration: 'parameter',
  UserCredential: 'user',
  OAuth2ClientCredential: 'oauth2',
  SecureParameter: 'secure',
  KeystoreEntry: 'certificate',
} as const;

type AnswerSet = keyof typeof SETS;

export function isAnswerSet(set: string | undefined): set is AnswerSet {
  return set !== undefined && set in SETS;
}

const KINDS = ['user', 'oauth2', 'secure', 'other'];

/** Reads a tenant's own answer: its parameters, names of credentials or certificates (D58). */
export function readAnswer(
  set: AnswerSet,
  rows: readonly ((field: string) => string | undefined)[],
): Collected {
  const kind = SETS[set];
  if (kind === 'parameter') {
    const parameters = rows.flatMap((read) => {
      const key = read('ParameterKey');
      const raw = { type: read('DataType') ?? '', value: read('ParameterValue') ?? '' };
      return key ? judgeParameter({ key, ...raw }, new Set()) : [];
    });
    return { parameters };
  }
  if (kind === 'certificate') {
    const certificates = rows.flatMap((read) => {
      const alias = read('Alias');
      const validUntil = writeIsoDate(read('ValidNotAfter') ?? '');
      return alias
        ? { alias, type: read('Type') ?? '', validUntil, owner: read('Owner') ?? '' }
        : [];
    });
    return { security: { certificates } };
  }
  const credentials = rows.flatMap((read) => {
    const name = read('Name');
    const isOther = kind === 'user' && !read('Kind');
    return name ? { name, kind: isOther ? 'other' : kind } : [];
  });
  const told = kind === 'user' ? ['user', 'other'] : [kind];
  return { security: { credentials, without: KINDS.filter((one) => !told.includes(one)) } };
}

/** The set of an entry that does not name it, by its fields. */
export function guessSet(hasField: (name: string) => boolean): string | undefined {
  if (hasField('ParameterKey')) return 'Configuration';
  if (hasField('Alias'))
    return hasField('Owner') || hasField('Hexalias') ? 'KeystoreEntry' : undefined;
  if (hasField('SecureParam')) return 'SecureParameter';
  if (hasField('TokenServiceUrl')) return 'OAuth2ClientCredential';
  return hasField('Name') && hasField('Kind') ? 'UserCredential' : undefined;
}

function writeIsoDate(text: string): string {
  const time = readMoment(text);
  return time === undefined ? '' : new Date(time).toISOString().replace(/\.\d+/, '');
}

/** Joins what several files tell of one tenant's security material. */
export function joinSecurity(a: Security = {}, b: Security = {}): Security {
  const join = <Item>(x?: Item[], y?: Item[]) =>
    x || y ? [...(x ?? []), ...(y ?? [])] : undefined;
  const credentials = join(a.credentials, b.credentials);
  const certificates = join(a.certificates, b.certificates);
  const kept = [a, b].filter((one) => one.credentials);
  const without = KINDS.filter(
    (kind) => kept.length > 0 && kept.every((one) => one.without?.includes(kind)),
  );
  return {
    ...(credentials && { credentials }),
    ...(certificates && { certificates }),
    ...(without.length > 0 && { without }),
  };
}

/** Names in lower case by kind; nothing if no list was read. */
export function listNamesByKind({ credentials, certificates, without = [] }: Security) {
  if (!credentials && !certificates) return undefined;
  const lists = new Map<string, Set<string>>();
  if (credentials) {
    for (const kind of KINDS) if (!without.includes(kind)) lists.set(kind, new Set());
    for (const { name, kind } of credentials) {
      const names = lists.get(kind) ?? new Set();
      lists.set(kind, names.add(name.toLowerCase()));
    }
  }
  if (certificates) {
    lists.set('certificate', new Set(certificates.map(({ alias }) => alias.toLowerCase())));
  }
  return lists;
}

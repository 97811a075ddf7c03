import * as z from 'zod/mini';
import { readMoment } from '#app/domain/landscape/moment.ts';
import { judgeParameter, type Parameter, parameterSchema } from './classes.ts';

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

export function listKnownNames({ credentials, certificates }: Security): ReadonlySet<string> {
  const names = credentials?.map(({ name }) => name) ?? [];
  return new Set([...names, ...(certificates?.map(({ alias }) => alias) ?? [])]);
}

/** The parameters of a deployed flow as they may be shown, or that they were not answered. */
export type Configuration = { version?: string; parameters: Parameter[] } | { error: string };

const configurationSchema = z.object({
  /** The design's that was read. */
  version: z.catch(z.optional(z.string()), undefined),
  error: z.catch(z.string(), 'other'),
  parameters: z.catch(many(parameterSchema), undefined),
});

/** Judges what a file tells of a flow, whoever wrote the file (D58). */
export function judgeConfiguration(raw: unknown, known: ReadonlySet<string>): Configuration {
  const { version, error, parameters } = configurationSchema.parse(raw);
  if (!parameters) return { error };
  return {
    ...(version && { version }),
    parameters: parameters.map((one) => judgeParameter(one, known)),
  };
}

/** What a file tells of configurations, not yet judged. */
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
      return key ? { key, type: read('DataType'), value: read('ParameterValue') } : [];
    });
    return { configurations: new Map([['', { parameters }]]) };
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

/** Joins what several files tell of one tenant's security material; nothing if none does. */
export function joinSecurity(
  files: readonly { security?: Security | undefined }[],
): Security | undefined {
  const told = files.flatMap(({ security }) => security ?? []);
  const lists = told.flatMap(({ credentials, without }) => (credentials ? { without } : []));
  const certificates = told.flatMap((one) => one.certificates ?? []);
  if (told.length < 2) return told[0];
  return {
    ...(lists.length > 0 && {
      credentials: told.flatMap((one) => one.credentials ?? []),
      without: KINDS.filter((kind) => lists.every(({ without }) => without?.includes(kind))),
    }),
    ...(told.some((one) => one.certificates) && { certificates }),
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

import * as z from 'zod/mini';
import { readAnswer, readCollected } from './configuration/stored.ts';
import { guessType, makePageEntry } from './entry.ts';
import { type ListFault, makeRefusal } from './list.ts';
import type { ListPage } from './make-list.ts';
import { readMoment } from './moment.ts';

/** The pages of a JSON value: a collection, a list of collections, one entity, or a fault. */
export function readJson(root: unknown): (ListPage | ListFault)[] {
  if (Array.isArray(root)) return root.some(isPage) ? root.flatMap(readJson) : [readRows(root)];
  const object = recordSchema.safeParse(root).data;
  if (!object) return [readRows([root])];
  const answer = recordSchema.safeParse(object.data).data;
  // Some programs wrap the answer with its status.
  if (answer && DATA_KEYS.some((key) => key in answer)) return readJson(answer);
  const refusal = readRefusal(object);
  if (refusal) return [refusal];
  if ('d' in object) return object.d === null ? [{ entries: [] }] : readJson(object.d);
  if ('runtime' in object) return readFile(object);
  if ('artifactInformations' in object) return [readPageRows(object.artifactInformations)];
  const [name = ''] = Object.keys(object);
  if (name.endsWith('IntegrationComponentsListResponse')) return readJson(object[name]);
  if ('EntitySets' in object) return [{ kind: 'other-set', subject: 'EntitySets' }];
  if ('Id' in object || 'MessageGuid' in object) return [{ ...readRows([object]), isEntity: true }];
  const rows = 'results' in object ? (object.results ?? []) : object.value;
  if (rows === undefined) return [{ kind: 'foreign' }];
  return [
    {
      base: readWords(object['@odata.context']),
      ...readRows([rows].flat()),
      next: readWords(object.__next ?? object['@odata.nextLink']),
      total: Number(object.__count ?? object['@odata.count']) || undefined,
    },
  ];
}

/** The file of the collector: all lists of a tenant, of which only the first is needed. */
function readFile(file: Record<string, unknown>) {
  const { tenant, location, collectedAt, runtime, packages, designtime, incomplete } = file;
  const edge = readWords(location);
  const name = `${readWords(tenant) ?? ''}${edge ? `/location/${edge}` : ''}`;
  const listedAt = readMoment(readWords(collectedAt) ?? '');
  const open = [incomplete ?? []].flat().flatMap((text) => readWords(text) ?? []);
  // Gaps of the design, or of credentials, say nothing about what is deployed.
  const isWhole = open.every((text) => NOT_DEPLOYED.test(text));
  return [
    { list: runtime, type: 'IntegrationRuntimeArtifact' },
    { list: packages, type: 'IntegrationPackage' },
    { list: designtime, type: 'IntegrationDesigntimeArtifact' },
  ].map(({ list, type }, at): ListPage | ListFault => {
    const page = readRows([list ?? []].flat());
    if (!('entries' in page)) return page;
    const entries = page.entries.map((entry) => ({ ...entry, type }));
    const collected = at === 0 && { collected: readCollected(file) };
    const read = { ...page, entries, tenant: name, isWhole, open, ...collected };
    return { ...read, ...(listedAt !== undefined && { listedAt }) };
  });
}

const NOT_DEPLOYED = /^(?:Integration(?:Packages|Designtime)|UserCredentials|KeystoreEntries)/;

const recordSchema = z.record(z.string(), z.unknown());

/** Whether an element of a list is a page of its own. */
function isPage(element: unknown): boolean {
  if (typeof element !== 'object' || element === null) return false;
  return Array.isArray(element) || ['d', 'results', 'value', 'error'].some((key) => key in element);
}

/** Fields of another type are as good as empty: the entry is marked. */
const field = z.catch(z.optional(z.string()), undefined);

const entrySchema = z.object({
  __metadata: z.catch(z.optional(z.object({ id: field, uri: field, type: field })), undefined),
  Id: field,
  Name: field,
  Version: field,
  Type: field,
  Status: field,
  DeployedOn: field,
  PackageId: field,
  ModifiedAt: field,
  UpdateAvailable: z.catch(
    z.optional(z.pipe(z.union([z.string(), z.boolean()]), z.transform(String))),
    undefined,
  ),
});

function readRows(rows: readonly unknown[]): ListPage | ListFault {
  if (rows.some(isCutByDepth)) return { kind: 'cut-by-depth' };
  const parsed = z.array(entrySchema).safeParse(rows);
  if (!parsed.success) return { kind: 'foreign' };
  const first = parsed.data.find(({ __metadata }) => __metadata)?.__metadata;
  const base = first?.uri ?? first?.id;
  const readers = rows.map((row) => (name: string) => field.parse(Object(row)[name]));
  const collected = readAnswer(first?.type?.split('.').at(-1), readers);
  if (collected) return { entries: [], base, collected };
  return {
    entries: parsed.data.map(({ __metadata, ...fields }, at) => ({
      type: __metadata?.type ?? guessType((name) => Object.hasOwn(Object(rows[at]), name)),
      ...fields,
    })),
    base,
  };
}

/** PowerShell writes what is too deep as one text. */
function isCutByDepth(row: unknown): boolean {
  return typeof row === 'string' && /^(?:@\{|System\.)/.test(row);
}

function readPageRows(rows: unknown): ListPage | ListFault {
  const parsed = z.array(recordSchema).safeParse([rows ?? []].flat());
  if (!parsed.success) return { kind: 'foreign' };
  return { entries: parsed.data.map((row) => makePageEntry((name) => readWords(row[name]))) };
}

/** A refusal of the tenant, its sign-in server or what stands before it; nothing if it is none. */
function readRefusal(object: Record<string, unknown>): ListFault | undefined {
  if (DATA_KEYS.some((key) => key in object)) return undefined;
  const { error, fault, error_description: description } = object;
  const body = recordSchema.safeParse(error ?? fault).data ?? object;
  const { detail } = body;
  const code = body.code ?? body.status ?? recordSchema.safeParse(detail).data?.errorcode;
  const message = description ?? body.message ?? body.faultstring;
  const isRefusal = error !== undefined || fault !== undefined || message !== undefined;
  if (!isRefusal && code === undefined) return undefined;
  return makeRefusal(readWords(typeof error === 'string' ? error : code), readWords(message));
}

const DATA_KEYS = ['d', 'runtime', 'results', 'value', 'Id', 'artifactInformations'];

/** A text, a number, or a text in an object as OData and converted XML have it. */
function readWords(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number') return String(value);
  const words = recordSchema.safeParse(value).data;
  return words && readWords(words.value ?? words['#text']);
}

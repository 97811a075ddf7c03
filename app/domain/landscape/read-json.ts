import * as z from 'zod/mini';
import { readCollected } from './configuration/stored.ts';
import { type ListFault, makeRefusal } from './list-fault.ts';
import { type ListPage, makeEntry, makePage, makePageEntry, RUNTIME_SET } from './list-page.ts';
import { readMoment } from './moment.ts';

/** The pages of a JSON value: a collection, a list of collections, one entity, or a fault. */
export function readJson(root: unknown): (ListPage | ListFault)[] {
  if (Array.isArray(root)) return root.some(isPage) ? root.flatMap(readJson) : [readRows(root)];
  const object = readRecord(root);
  if (!object) return [readRows([root])];
  const answer = readRecord(object.data);
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
  if ('Id' in object || 'MessageGuid' in object) return [readRows([object], { isEntity: true })];
  const rows = 'results' in object ? (object.results ?? []) : object.value;
  if (rows === undefined) return [{ kind: 'foreign' }];
  const next = readWords(object.__next ?? object['@odata.nextLink']);
  const total = Number(object.__count ?? object['@odata.count']) || undefined;
  return [readRows([rows].flat(), { next, total })];
}

/** The file of the collector: all lists of a tenant, of which only the first is needed. */
function readFile(file: Record<string, unknown>): (ListPage | ListFault)[] {
  const edge = readWords(file.location);
  const open = [file.incomplete ?? []].flat().flatMap((text) => readWords(text) ?? []);
  const host = `${readWords(file.tenant) ?? ''}${edge ? `/location/${edge}` : ''}`;
  const listedAt = readMoment(readWords(file.collectedAt) ?? '');
  const about = {
    // Gaps of the design, or of credentials, say nothing about what is deployed.
    isWhole: open.every((text) => NOT_DEPLOYED.test(text)),
    ...(host && { host }),
    ...(open.length > 0 && { open: [...new Set(open)] }),
    ...(listedAt !== undefined && { listedAt }),
  };
  const readPart = (name: string, type: string) => readRows([file[name] ?? []].flat(), {}, type);
  const runtime = readPart('runtime', RUNTIME_SET);
  // A list that cannot be read is no empty one, and its values are not judged.
  if (!('entries' in runtime)) return [runtime];
  return [
    { ...runtime, file: about, collected: readCollected(file) },
    readPart('packages', 'IntegrationPackage'),
    readPart('designtime', 'IntegrationDesigntimeArtifact'),
  ];
}

const NOT_DEPLOYED = /^(?:Integration(?:Packages|Designtime)|UserCredentials|KeystoreEntries)/;

const recordSchema = z.record(z.string(), z.unknown());

function readRecord(value: unknown): Record<string, unknown> | undefined {
  return recordSchema.safeParse(value).data;
}

/** Whether an element of a list is a page of its own. */
function isPage(element: unknown): boolean {
  if (typeof element !== 'object' || element === null) return false;
  return Array.isArray(element) || ['d', 'results', 'value', 'error'].some((key) => key in element);
}

/** @param type entity type of rows that do not name it */
function readRows(
  rows: readonly unknown[],
  page: Omit<ListPage, 'entries'> = {},
  type?: string,
): ListPage | ListFault {
  if (rows.some(isCutByDepth)) return { kind: 'cut-by-depth' };
  const records = z.array(recordSchema).safeParse(rows).data;
  if (!records) return { kind: 'foreign' };
  const metadata = records.map((row) => readRecord(row.__metadata) ?? {});
  const [base] = metadata.flatMap(({ uri, id }) => readText(uri) ?? readText(id) ?? []);
  const entries = records.map((row, at) =>
    makeEntry(type ?? readText(metadata[at]?.type), (field) =>
      readText(field === 'UpdateAvailable' && row[field] === true ? 'true' : row[field]),
    ),
  );
  return makePage(entries, { ...page, base });
}

/** A value that is no text is as good as empty: the entry is marked. */
function readText(value: unknown): string | null | undefined {
  return typeof value === 'string' || value === undefined ? value : null;
}

/** PowerShell writes what is too deep as one text. */
function isCutByDepth(row: unknown): boolean {
  return typeof row === 'string' && /^(?:@\{|System\.)/.test(row);
}

function readPageRows(rows: unknown): ListPage | ListFault {
  const records = z.array(recordSchema).safeParse([rows ?? []].flat()).data;
  if (!records) return { kind: 'foreign' };
  return { entries: records.map((row) => makePageEntry((name) => readWords(row[name]))) };
}

/** A refusal of the tenant, its sign-in server or what stands before it; nothing if it is none. */
function readRefusal(object: Record<string, unknown>): ListFault | undefined {
  if (DATA_KEYS.some((key) => key in object)) return undefined;
  const { error, fault, error_description: description } = object;
  const body = readRecord(error ?? fault) ?? object;
  const code = body.code ?? body.status ?? readRecord(body.detail)?.errorcode;
  const message = description ?? body.message ?? body.faultstring;
  if ([error, fault, message, code].every((part) => part === undefined)) return undefined;
  return makeRefusal(readWords(typeof error === 'string' ? error : code), readWords(message));
}

const DATA_KEYS = ['d', 'runtime', 'results', 'value', 'Id', 'artifactInformations'];

/** A text, a number, or a text in an object as OData and converted XML have it. */
function readWords(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number') return String(value);
  const words = readRecord(value);
  return words && readWords(words.value ?? words['#text']);
}

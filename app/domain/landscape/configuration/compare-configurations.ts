import type { LandscapeChanges } from '#app/domain/landscape/compare-since.ts';
import {
  isDeviation,
  type LandscapeComparison,
  type LandscapeRow,
} from '#app/domain/landscape/compare-stages.ts';
import { getAcceptedKey } from '#app/domain/landscape/exceptions.ts';
import {
  compareFindings,
  deviates,
  type Finding,
  makeFinding,
} from '#app/domain/landscape/find-deviations.ts';
import type { TenantFile } from '#app/domain/landscape/sources.ts';
import {
  findEarlier,
  type LandscapeView,
  type TenantView,
} from '#app/domain/landscape/view-landscape.ts';
import type { Cell } from './cells.ts';
import { type CertificateFault, findCertificates } from './find-certificates.ts';
import { type Fault, findFaults } from './find-faults.ts';
import type { FlowTable, StageNames } from './flow-table.ts';
import { joinSecurity, listKnownNames, listNamesByKind, type Security } from './stored.ts';

/** A flow or certificate with its findings, and what its row opens to. */
export interface ConfigurationRow extends LandscapeRow {
  faults: readonly Fault[];
  parameters: readonly { key: string; cells: readonly (Cell | undefined)[] }[];
}

type Compared = LandscapeComparison | LandscapeChanges;

/** The configurations of a landscape in the form of a comparison of versions. */
export type ConfigurationComparison = Compared & {
  rows: readonly ConfigurationRow[];
  /** Findings, without unsure ones. */
  findings: number;
};

/**
 * Compares the configurations of the shown landscape (D58); nothing if no list brings any.
 * Yields between flows, so that the caller can pause.
 * @param now milliseconds since 1970
 */
export function* compareConfigurations(
  view: LandscapeView,
  comparison: Compared,
  now: number,
): Generator<undefined, ConfigurationComparison | undefined> {
  const { stages } = comparison;
  const states = comparison.rows.map((row) => stages.map((stage) => row.states.get(stage)));
  const hasAny = states.some((some) => some.some((state) => state?.configuration));
  if (!hasAny) return undefined;
  const names = stages.map((stage) => nameStage(stage, view.shown, ({ files }) => files));
  const found = yield* findFaults(names, states, view.reference);
  const accepted = new Map(
    view.exceptions.accepted.map((one) => [getAcceptedKey(one), one.reason]),
  );
  const accept = (row: ConfigurationRow): ConfigurationRow => {
    const acceptedAs = describeFaults(row);
    const reason = accepted.get(getAcceptedKey({ id: row.id, states: acceptedAs }));
    return { ...row, acceptedAs, ...(reason !== undefined && { accepted: reason }) };
  };
  const flows: ConfigurationRow[] = [];
  for (const [at, { accepted: _, ...row }] of comparison.rows.entries()) {
    const { table, faults = [] } = found[at] ?? {};
    if (!table || table.read.length === 0) continue;
    const finding = sum(faults, table, stages);
    flows.push(accept({ ...row, faults, parameters: table.parameters, finding }));
    yield;
  }
  const rows = [...flows, ...listCertificates(view.shown, now).map(accept)];
  rows.sort((a, b) => compareFindings(a.finding, b.finding) || (a.id < b.id ? -1 : 1));
  const figures = {
    ...comparison.figures,
    artefacts: rows.length,
    deviations: rows.filter(isDeviation).length,
    accepted: rows.filter((row) => row.accepted !== undefined).length,
    unknown: rows.filter(({ finding }) => finding.unknown.length > 0).length,
    notRunning: 0,
    drafts: 0,
  };
  const findings = rows
    .filter((row) => row.accepted === undefined)
    .reduce((count, { faults, type }) => count + (type === CERTIFICATE ? 1 : countSure(faults)), 0);
  const compared = { stages, rows, figures, findings };
  if (!('changes' in comparison)) return compared;
  const past = stages.map((stage) =>
    nameStage(stage, view.shown, (tenant) => findEarlier(tenant, view.since)?.files ?? []),
  );
  const then = comparison.rows.map((row) => stages.map((stage) => row.states.get(`\0${stage}`)));
  const before = yield* findFaults(past, then, view.reference);
  const faultsThen = new Set(
    comparison.rows.flatMap(({ id }, at) => listFaultNames(id, before[at]?.faults ?? [])),
  );
  const still = rows.filter(
    (row) =>
      isDeviation(row) && listFaultNames(row.id, row.faults).some((one) => faultsThen.has(one)),
  );
  const changed = rows.flatMap((row): ConfigurationRow | [] => {
    const finding = { ...makeFinding<string>(), reconfigured: listChanged(row, stages) };
    return row.type === CERTIFICATE ? [] : { ...row, faults: [], finding };
  });
  const count = changed.filter(({ finding }) => deviates(finding)).length;
  return {
    ...compared,
    rows: changed,
    changes: { all: count, added: 0, gone: 0, changed: count },
    still,
    today: comparison.today,
  };
}

const CERTIFICATE = 'CERTIFICATE';

function nameStage(
  stage: string,
  tenants: readonly TenantView[],
  listFiles: (tenant: TenantView) => readonly TenantFile[],
): StageNames {
  const own = tenants.filter((tenant) => tenant.stages.some((one) => one.stage === stage));
  const security = joinFiles(own.flatMap(listFiles));
  const lists = listNamesByKind(security);
  const tenant = own.map(({ key }) => key).join();
  return { stage, tenant, known: listKnownNames(security), ...(lists && { lists }) };
}

function joinFiles(files: readonly TenantFile[]): Security {
  return joinSecurity(files.map(({ result }) => result)) ?? {};
}

/** The stages of each kind of finding; what is unsure is none. */
function sum(faults: readonly Fault[], { unread }: FlowTable, stages: readonly string[]): Finding {
  const finding = makeFinding<string>();
  for (const fault of faults) {
    if (fault.unsure) continue;
    const known = finding[fault.kind];
    known.push(...fault.stages.filter((stage) => !known.includes(stage)));
  }
  finding.unknown.push(...unread.flatMap((at) => stages[at] ?? []));
  return finding;
}

function listCertificates(shown: readonly TenantView[], now: number): ConfigurationRow[] {
  const tenants = shown.map(({ stages, files }) => ({
    stages: stages.map(({ stage }) => stage),
    certificates: joinFiles(files).certificates,
  }));
  const byAlias = Map.groupBy(findCertificates(tenants, now), ({ alias }) => alias);
  return [...byAlias].map(([alias, found]) => ({
    id: alias,
    name: alias,
    type: CERTIFICATE,
    states: new Map(),
    finding: sumCertificates(found),
    faults: [],
    parameters: [],
  }));
}

function sumCertificates(found: readonly CertificateFault[]): Finding {
  const finding = makeFinding<string>();
  for (const { kind, stages } of found) finding[kind].push(...stages);
  return finding;
}

function countSure(faults: readonly Fault[]): number {
  return faults.filter(({ unsure }) => !unsure).length;
}

function listFaultNames(id: string, faults: readonly Fault[]): string[] {
  return faults
    .filter(({ unsure }) => !unsure)
    .map(({ kind, keys, stages }) => JSON.stringify([id.toLowerCase(), kind, keys, stages]));
}

/** The findings with the values that they are about: another value counts again. */
function describeFaults({ faults, parameters, finding, type }: ConfigurationRow): string {
  if (type === CERTIFICATE) return JSON.stringify([finding.expired, finding.expiring]);
  const byKey = new Map(parameters.map(({ key, cells }) => [key, cells]));
  return JSON.stringify(
    faults
      .filter(({ unsure }) => !unsure)
      .map(({ kind, keys, stages }) => [
        kind,
        stages,
        keys.map((key) => [key, byKey.get(key)?.map((cell) => cell?.text ?? cell?.isEmpty ?? '')]),
      ]),
  );
}

/** The stages on which a parameter has another value than on the earlier day. */
function listChanged({ states }: LandscapeRow, stages: readonly string[]): string[] {
  return stages.filter((stage) => {
    const [is, was] = [states.get(stage), states.get(`\0${stage}`)].map((state) => {
      const { configuration } = state ?? {};
      if (!configuration || !('parameters' in configuration)) return undefined;
      const some = configuration.parameters.map((one) => [
        one.key,
        one.class === 'hidden' ? `\0${one.hidden}` : one.value,
      ]);
      return JSON.stringify(some.sort());
    });
    return is !== undefined && was !== undefined && is !== was;
  });
}

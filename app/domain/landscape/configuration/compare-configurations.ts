import { countChanges, getPast } from '#app/domain/landscape/compare-since.ts';
import {
  addReasons,
  compareStages,
  countRows,
  isDeviation,
  type LandscapeRow,
} from '#app/domain/landscape/compare-stages.ts';
import { createDating } from '#app/domain/landscape/date-deviations.ts';
import {
  CONFIGURATION_KINDS,
  compareFindings,
  deviates,
  makeFinding,
} from '#app/domain/landscape/find-deviations.ts';
import {
  findEarlier,
  type LandscapeView,
  listEarlier,
  type ShownComparison,
  viewEarlier,
} from '#app/domain/landscape/view-landscape.ts';
import { isEmpty } from './classes.ts';
import { findCertificates } from './find-certificates.ts';
import { type Fault, findFaults } from './find-faults.ts';
import type { StageNames } from './flow-table.ts';
import { readNames } from './stored.ts';

/** The configurations of a landscape in the form of a comparison of versions. */
export type ConfigurationComparison = ShownComparison & {
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
  comparison: ShownComparison,
  now: number,
): Generator<undefined, ConfigurationComparison | undefined> {
  const { apart, stages } = comparison;
  const hasAny = comparison.rows.some(({ states }) =>
    stages.some((stage) => states.get(stage)?.configuration),
  );
  if (!hasAny) return undefined;
  const dating = createDating(yield* judgeDay(view, comparison, now), stages);
  for (const [day, then] of listEarlier(view)) {
    if (dating.listOpen(then).length === 0) break;
    dating.add(day, yield* judgeEarlier(view, stages, day));
  }
  const rows = addReasons(dating.getRows(), stages, view.exceptions.accepted);
  rows.sort((a, b) => compareFindings(a.finding, b.finding) || (a.id < b.id ? -1 : 1));
  const counted = rows.flatMap((row) => (row.accepted === undefined ? (row.faults ?? []) : []));
  const figures = countRows(rows, comparison.figures.leftOut);
  const compared = { stages, rows, figures, apart, findings: counted.filter(isSure).length };
  if (!('changes' in comparison)) return compared;
  const then = yield* judgeEarlier(view, stages, view.since);
  const deviating = new Set(
    then.flatMap(({ id, finding }) => (deviates(finding) ? id.toLowerCase() : [])),
  );
  const changed = rows.flatMap((row): LandscapeRow | [] => {
    const reconfigured = stages.filter((stage) => isReconfigured(row, stage));
    const finding = makeFinding(reconfigured, () => ['reconfigured']);
    return row.states.size === 0 ? [] : { ...row, faults: [], finding };
  });
  return {
    ...compared,
    rows: changed,
    changes: countChanges(changed),
    still: rows.filter((row) => isDeviation(row) && deviating.has(row.id.toLowerCase())),
    today: comparison.today,
  };
}

/** The flows and certificates of today, or of an earlier day, with their faults. */
function* judgeDay(
  view: LandscapeView,
  { stages, rows }: Pick<ShownComparison, 'stages' | 'rows'>,
  now: number,
  day?: string,
): Generator<undefined, LandscapeRow[]> {
  const tenants = view.shown.map((tenant) => {
    const { files = [] } = (day === undefined ? tenant : findEarlier(tenant, day)) ?? {};
    const security = files.flatMap(({ result }) => result.security ?? []);
    return { key: tenant.key, stages: tenant.stages.map(({ stage }) => stage), security };
  });
  const names = stages.map((stage): StageNames => {
    const own = tenants.filter((tenant) => tenant.stages.includes(stage));
    const tenant = own.map(({ key }) => key).join();
    return { stage, tenant, ...readNames(own.flatMap(({ security }) => security)) };
  });
  const found = yield* findFaults(names, rows, view.reference);
  const flows = found.flatMap(({ accepted: _, since: __, ...row }) => {
    const on = stages.filter((stage) => row.states.has(stage));
    const unread = on.filter((stage) => !row.states.get(stage)?.configuration?.parameters);
    if (unread.length === on.length) return [];
    return makeRow(row, unread);
  });
  const certificates = Map.groupBy(findCertificates(tenants, now), ({ alias }) => alias);
  const others = Array.from(certificates, ([id, faults]) =>
    makeRow({ id, name: id, type: 'CERTIFICATE', states: new Map(), faults, parameters: [] }),
  );
  return [...flows, ...others];
}

function* judgeEarlier(view: LandscapeView, stages: readonly string[], day: string) {
  const { rows } = compareStages(view.shown.flatMap((tenant) => viewEarlier(tenant, day)));
  return yield* judgeDay(view, { stages, rows }, Date.parse(day), day);
}

/** The worst faults first; sums up the stages of each kind. What is unsure is last, and no finding. */
function makeRow(
  { faults: found = [], parameters = [], ...row }: Omit<LandscapeRow, 'finding'>,
  unknown: string[] = [],
): LandscapeRow {
  const rank = ({ kind }: Fault) => CONFIGURATION_KINDS.indexOf(kind);
  const ordered = found.toSorted((a, b) => rank(a) - rank(b));
  const sure = ordered.filter(isSure);
  const faults = [...sure, ...ordered.filter(({ unsure }) => unsure)];
  const finding = makeFinding(unknown, () => ['unknown']);
  for (const { kind, stages } of sure) {
    finding[kind] = [...new Set([...finding[kind], ...stages])];
  }
  // Another value counts again.
  const byKey = new Map(parameters.map(({ key, cells }) => [key, cells]));
  const sayValues = (key: string) =>
    byKey.get(key)?.map((cell) => (cell ? (cell.value ?? isEmpty(cell)) : '')) ?? [];
  const acceptedAs = JSON.stringify(
    sure.map(({ kind, stages, keys }) => [kind, stages, keys.map((key) => [key, sayValues(key)])]),
  );
  return { ...row, parameters, faults, finding, acceptedAs };
}

function isSure({ unsure }: Fault): boolean {
  return unsure === undefined;
}

/** Whether a stage has other values than on the day that it is compared with. */
function isReconfigured({ states }: LandscapeRow, stage: string): boolean {
  const [is, was] = [stage, getPast(stage)].map((name) => {
    const some = states.get(name)?.configuration?.parameters;
    return some && JSON.stringify(some.map((one) => [one.key, one.value ?? one.hidden]).sort());
  });
  return is !== undefined && was !== undefined && is !== was;
}

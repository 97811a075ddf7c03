import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BERLIN } from '#app/domain/berlin-time';
import { type Comparison, getShownState } from '#app/domain/landscape/compare-since';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import type { ConfigurationComparison } from '#app/domain/landscape/configuration/compare-configurations';
import { FINDING_KINDS } from '#app/domain/landscape/find-deviations';
import {
  findEarlier,
  getDay,
  type LandscapeView,
  type ShownComparison,
  type TenantView,
} from '#app/domain/landscape/view-landscape';
import { useBerlinDates } from '#app/i18n/berlin-times';
import { useFormats, useLanguage } from '#app/i18n/language-context';

/** A landscape as the visitor grouped it, with what the shown part of it compares. */
export interface Landscape {
  view: LandscapeView;
  comparison: ShownComparison;
}

export type Words = ReturnType<typeof useWords>;

/**
 * Returns functions that say a day, a title, a tenant, a finding, and what a row shows of a stage.
 * @param stages shown ones; nothing has changed on those that are compared with an earlier day
 */
export function useWords(stages: readonly { past?: number | undefined }[] = []) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { locale } = useLanguage();
  const { show: showDay } = useBerlinDates();
  const same = stages.some(({ past }) => past !== undefined) ? 'unchanged' : 'aligned';
  /** An unknown status as the tenant writes it. */
  const sayStatus = (status = '') => {
    const known = STATUSES.find((one) => one === status);
    return known ? t(`results.statuses.${known}`) : status;
  };
  /** "Montag, 23. November", with the year if it is another one. */
  const sayDay = (day: string) => {
    const year = day.slice(0, 4) === `${new Date().getFullYear()}` ? undefined : 'numeric';
    const parts = { weekday: 'long', day: 'numeric', month: 'long', year } as const;
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: BERLIN });
    return format.format(Date.parse(day));
  };
  return {
    showDay,
    sayDay,
    sayTitle: ({ since }: LandscapeView) =>
      since === '' ? t('results.title') : t('results.since.title', { date: sayDay(since) }),
    /** "acme-nonprod enthält DEV und TEST". */
    sayTenant: ({ name, stages: own, separation }: TenantView) =>
      t(separation ? 'settings.separated' : 'settings.whole', {
        name,
        stages: list(own.map(({ stage }) => stage)),
      }),
    /** Texts of a row on a stage, for table, paper and file. */
    sayState: (row: LandscapeRow, stage: string) => {
      const shown = getShownState(row, stage);
      const { state, versionState, draft } = shown;
      const isGap = versionState === 'missing' || versionState === 'unknown';
      const drafted = draft ? 'results.draft' : 'results.drafting';
      return {
        ...shown,
        /** "1.0.3", or why there is none. */
        version: isGap ? t(`results.${versionState}`) : (state?.version ?? '–'),
        /** "entworfen 1.0.5, deployt 1.0.3", if they differ. */
        draft: draft === undefined ? undefined : t(drafted, { draft, version: state?.version }),
        /** "1.0.5", or that it is being edited. */
        designed: state?.draft === '' ? t('results.inEdit') : state?.draft,
        status: sayStatus(state?.status),
      };
    },
    /** "Fehlt auf TEST, älter auf PROD", and why that is intended. */
    sayFinding: (row: LandscapeRow) => {
      const { finding, accepted: reason, since, faults = [] } = row;
      const parts = FINDING_KINDS.filter((kind) => finding[kind].length > 0).map((kind) => {
        const said = t(`results.findings.${kind}`, { stages: list(finding[kind]) });
        const keys = faults.flatMap((one) => (one.kind === kind && !one.unsure ? one.keys : []));
        return keys.length === 0 ? said : `${said}: ${[...new Set(keys)].join(', ')}`;
      });
      if (since !== undefined)
        parts.push(t('results.since.atLeast', { date: showDay(Date.parse(since)) }));
      if (parts.length === 0) parts.push(t(`results.findings.${same}`));
      const said = parts.join(faults.length > 0 ? '; ' : ', ');
      const text =
        reason === undefined ? said : `${said} (${t('results.accepted.said', { reason })})`;
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    },
  };
}

const STATUSES = ['STARTED', 'STARTING', 'STOPPING', 'STOPPED', 'ERROR'] as const;

export type ShownStage = ReturnType<typeof useStages>[number];

/** The stages with what table, paper and file say of each. */
export function useStages({ shown, since }: LandscapeView, { stages }: Comparison) {
  const { t } = useTranslation('landscape');
  const { show: showDay } = useBerlinDates();
  return useMemo(
    () =>
      stages.map((name) => {
        const own = shown.filter((tenant) => tenant.stages.some(({ stage }) => stage === name));
        const [first] = own;
        const listed = own.map(({ modified, isPartial }) => {
          const date = modified === undefined ? t('results.listedUndated') : showDay(modified);
          return isPartial ? t('results.listedPartly', { date }) : date;
        });
        return {
          name,
          tenant: own.map((tenant) => tenant.name).join(', '),
          /** When the list was written that it is compared with, if it is with an earlier one. */
          past: first && findEarlier(first, since)?.modified,
          /** The days of its lists, and whether they are whole. */
          listed: listed.join('; '),
          /** "TEST: Order_TEST (acme-test)", for each tenant or runtime with the artefact. */
          listPlaces: (id = '') =>
            own.flatMap((tenant) => {
              const here = tenant.stages.flatMap((one) =>
                one.stage === name ? one.artefacts : [],
              );
              const state = here.find((one) => one.id.toLowerCase() === id.toLowerCase());
              return state ? `${name}: ${state.deployedId ?? state.id} (${tenant.name})` : [];
            }),
        };
      }),
    [stages, shown, since, t, showDay],
  );
}

/** The result in a few sentences, for screen and paper. */
export function useSummary(
  view: LandscapeView,
  comparison: ShownComparison | ConfigurationComparison,
): string {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { showDay, sayDay } = useWords();
  const { stages, figures } = comparison;
  if (stages.length === 0) return '';
  if ('findings' in comparison) {
    const count = comparison.findings;
    return `${t('results.configuration.summary', { count })} ${t('results.configuration.configured')}`;
  }
  const isCompared = stages.length > 1 && comparison.apart.length === 0;
  const leftOut = view.shown.flatMap(({ separation }) => separation?.leftOut ?? []).length;
  const dated = view.since === '' ? [] : view.shown;
  const pairs = dated.map((tenant) => ({ tenant, earlier: findEarlier(tenant, view.since) }));
  const compared = pairs.filter(({ earlier }) => earlier);
  const others = compared.filter(({ earlier }) => earlier && getDay(earlier) !== view.since);
  const alone = pairs.filter(({ earlier }) => !earlier);
  /** "DEV (01.10.2026)", with the day of the earlier list, else of the only one. */
  const sayStages = (some: typeof pairs) =>
    list(
      some.flatMap(({ tenant, earlier: { modified } = tenant }) =>
        tenant.stages.map(({ stage }) => (modified ? `${stage} (${showDay(modified)})` : stage)),
      ),
    );
  const counts = { ...figures, byPattern: figures.leftOut, leftOut };
  const said = [
    stages.length > 1 && figures.shared === 0 && !isCompared && t('input.unmatched'),
    t('input.summary', {
      tenants: t('input.tenants', { count: view.shown.length }),
      artefacts: t('input.artefacts', { count: figures.artefacts }),
      stages: list(stages),
    }),
    'changes' in comparison &&
      t('results.since.summary', { date: sayDay(view.since), ...comparison.changes }),
    isCompared &&
      ('still' in comparison
        ? compared.flatMap(({ tenant }) => tenant.stages).length > 1 &&
          t('results.since.still', { count: comparison.still.length })
        : t('input.deviations', { count: figures.deviations })),
    'today' in comparison &&
      isCompared &&
      t('results.since.today', { ...comparison.today, count: comparison.today.deviating }),
    others.length > 0 && t('results.since.others', { stages: sayStages(others) }),
    alone.length > 0 && t('results.since.alone', { stages: sayStages(alone) }),
    ...COUNTED.map(
      (figure) => counts[figure] > 0 && t(`input.${figure}`, { count: counts[figure] }),
    ),
    view.proposal && t('input.unsure'),
    stages.length === 1 && view.since === '' && t('input.oneMore'),
  ];
  return said.filter((text) => text !== false && text !== undefined).join(' ');
}

const COUNTED = ['notRunning', 'accepted', 'byPattern', 'leftOut', 'unknown', 'drafts'] as const;

/** Formats a type as a person writes it: `INTEGRATION_FLOW` as "Integration Flow". */
export function formatType(type: string): string {
  return type
    .split('_')
    .map(
      (word) =>
        ABBREVIATIONS.find((one) => one.toUpperCase() === word) ??
        word.charAt(0) + word.slice(1).toLowerCase(),
    )
    .join(' ');
}

const ABBREVIATIONS = ['API', 'REST', 'SOAP', 'OData'];

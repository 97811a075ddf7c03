import { useTranslation } from 'react-i18next';
import { BERLIN } from '#app/domain/berlin-time';
import { findOwn } from '#app/domain/find-own';
import type { getShownState } from '#app/domain/landscape/compare-since';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import type { ConfigurationRow } from '#app/domain/landscape/configuration/compare-configurations';
import { FINDING_KINDS } from '#app/domain/landscape/find-deviations';
import type { TenantView } from '#app/domain/landscape/view-landscape';
import { useBerlinDates } from '#app/i18n/berlin-times';
import { useFormats, useLanguage } from '#app/i18n/language-context';

export type Words = ReturnType<typeof useWords>;

/** A row of versions, or one of configurations with its faults. */
type SaidRow = Pick<LandscapeRow, 'finding' | 'accepted' | 'since'> &
  Partial<Pick<ConfigurationRow, 'faults'>>;

export type ShownState = ReturnType<typeof getShownState>;

/**
 * Returns functions that say a day, a version, a finding and a status.
 * @param stages shown ones; nothing has changed on those that are compared with an earlier day
 */
export function useWords(stages: readonly { past?: number | undefined }[] = []) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { locale } = useLanguage();
  const { show: showDay } = useBerlinDates();
  const same = stages.some(({ past }) => past !== undefined) ? 'unchanged' : 'aligned';
  return {
    showDay,
    /** "acme-nonprod enthält DEV und TEST". */
    sayTenant: ({ name, stages: own, separation }: TenantView) =>
      t(separation ? 'settings.separated' : 'settings.whole', {
        name,
        stages: list(own.map(({ stage }) => stage)),
      }),
    /** "Montag, 23. November", with the year if it is another one. */
    sayDay: (day: string) => {
      const year = day.slice(0, 4) === `${new Date().getFullYear()}` ? undefined : 'numeric';
      const parts = { weekday: 'long', day: 'numeric', month: 'long', year } as const;
      return new Intl.DateTimeFormat(locale, { ...parts, timeZone: BERLIN }).format(
        Date.parse(day),
      );
    },
    /** "1.0.3", or why there is none. */
    sayVersion: ({ state, versionState }: ShownState) =>
      versionState === 'missing' || versionState === 'unknown'
        ? t(`results.${versionState}`)
        : (state?.version ?? '–'),
    /** "entworfen 1.0.5, deployt 1.0.3". */
    sayDraft: ({ state, draft }: ShownState) =>
      draft === undefined
        ? undefined
        : t(draft ? 'results.draft' : 'results.drafting', { draft, version: state?.version }),
    /** "1.0.5", or that it is being edited. */
    sayDesigned: (draft: string | undefined) => (draft === '' ? t('results.inEdit') : draft),
    /** "Fehlt auf TEST, älter auf PROD", and why that is intended. */
    sayFinding: (row: SaidRow) => {
      const { finding, accepted: reason, since, faults = [] } = row;
      const parts = FINDING_KINDS.filter((kind) => finding[kind].length > 0).map((kind) => {
        const said = t(`results.findings.${kind}`, { stages: list(finding[kind]) });
        const keys = faults.flatMap((one) => (one.kind === kind && !one.unsure ? one.keys : []));
        return keys.length === 0 ? said : `${said}: ${[...new Set(keys)].join(', ')}`;
      });
      if (since !== undefined)
        parts.push(t('results.since.atLeast', { date: showDay(Date.parse(since)) }));
      const said =
        parts.length === 0
          ? t(`results.findings.${same}`)
          : parts.join(faults.length > 0 ? '; ' : ', ');
      const text =
        reason === undefined ? said : `${said} (${t('results.accepted.said', { reason })})`;
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    },
    /** An unknown status as the tenant writes it. */
    sayStatus: (status: string) => {
      const known = STATUSES.find((one) => one === status);
      return known ? t(`results.statuses.${known}`) : status;
    },
  };
}

const STATUSES = ['STARTED', 'STARTING', 'STOPPING', 'STOPPED', 'ERROR'] as const;

/** Formats a type as a person writes it: `INTEGRATION_FLOW` as "Integration Flow". */
export function formatType(type: string): string {
  return type
    .split('_')
    .map((word) => findOwn(ABBREVIATIONS, word) ?? word.charAt(0) + word.slice(1).toLowerCase())
    .join(' ');
}

const ABBREVIATIONS: Record<string, string> = {
  API: 'API',
  REST: 'REST',
  SOAP: 'SOAP',
  ODATA: 'OData',
};

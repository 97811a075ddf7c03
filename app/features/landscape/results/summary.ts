import { useTranslation } from 'react-i18next';
import type { LandscapeChanges } from '#app/domain/landscape/compare-since';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import {
  findApart,
  findEarlier,
  getDay,
  type LandscapeView,
} from '#app/domain/landscape/view-landscape';
import { useFormats } from '#app/i18n/language-context';
import { useWords } from './words';

/** The result in a few sentences, for screen and paper. */
export function useSummary(
  view: LandscapeView,
  comparison: LandscapeComparison | LandscapeChanges,
): string {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { showDay, sayDay } = useWords();
  const { stages, figures } = comparison;
  if (stages.length === 0) return '';
  const isCompared = stages.length > 1 && findApart(view, comparison).length === 0;
  const leftOut = view.shown.reduce(
    (sum, { separation }) => sum + (separation?.leftOut.length ?? 0),
    0,
  );
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
    figures.notRunning > 0 && t('input.notRunning', { count: figures.notRunning }),
    figures.accepted > 0 && t('input.accepted', { count: figures.accepted }),
    figures.leftOut > 0 && t('input.byPattern', { count: figures.leftOut }),
    leftOut > 0 && t('input.leftOut', { count: leftOut }),
    figures.unknown > 0 && t('input.unknown', { count: figures.unknown }),
    figures.drafts > 0 && t('input.drafts', { count: figures.drafts }),
    view.proposal && t('input.unsure'),
    stages.length === 1 && view.since === '' && t('input.oneMore'),
  ];
  return said.filter((text) => text !== false && text !== undefined).join(' ');
}

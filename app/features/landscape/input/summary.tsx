import { useTranslation } from 'react-i18next';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import type { ReadTenants } from '#app/features/landscape/read-tenants';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';

/** Anchor of the results. */
export const RESULTS_ANCHOR = 'comparison';

interface SummaryProps {
  read: ReadTenants;
  comparison: LandscapeComparison;
}

/** One line that announces what each file and each decision changed. */
export function Summary({ read, comparison }: SummaryProps) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const { stages, figures } = comparison;
  const said = [
    stages.length > 0 &&
      t('input.summary', {
        tenants: t('input.tenants', { count: read.tenants.length }),
        artefacts: t('input.artefacts', { count: figures.artefacts }),
        stages: list(stages),
      }),
    stages.length > 1 && t('input.deviations', { count: figures.deviations }),
    stages.length === 1 && t('input.oneMore'),
    read.faults.length > 0 && t('input.faults', { count: read.faults.length }),
    read.waiting.length > 0 && t('input.stillWaiting', { count: read.waiting.length }),
  ];
  return (
    <div className={line}>
      <p role="status">{said.filter((text) => text !== false).join(' ')}</p>
      {stages.length > 0 && <a href={`#${RESULTS_ANCHOR}`}>{t('input.toResults')}</a>}
    </div>
  );
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  rowGap: '1',
  '& > a': { color: 'accent', textDecoration: 'underline' },
  _print: { display: 'none' },
});

import { useTranslation } from 'react-i18next';
import { formatCsv, getCsvSeparator } from '#app/domain/csv';
import type { LandscapeRow } from '#app/domain/landscape/compare-stages';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time';
import { useLanguage } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { saveAsFile } from '#app/ui/save-as-file';
import { css } from '#styled/css';
import { listCsvRows } from './csv-rows';
import { useFindingText, useStatusText } from './words';

interface ResultsExportProps {
  /** The rows that match the filter. */
  rows: readonly LandscapeRow[];
  stages: readonly string[];
}

/** A CSV file and paper, both made in the browser. */
export function ResultsExport({ rows, stages }: ResultsExportProps) {
  const { t } = useTranslation('landscape');
  const { locale } = useLanguage();
  const findingText = useFindingText();
  const statusText = useStatusText();
  const save = () => {
    const cells = listCsvRows(rows, stages, {
      artefact: t('results.columns.artefact'),
      id: t('results.columns.id'),
      type: t('results.columns.type'),
      finding: t('results.columns.finding'),
      missing: t('results.missing'),
      columns: (stage) => ({
        version: t('results.csv.version', { stage }),
        status: t('results.csv.status', { stage }),
        deployed: t('results.csv.deployed', { stage }),
      }),
      findingText,
      statusText,
    });
    const date = formatBerlinTime(Date.now()).slice(0, 10);
    saveAsFile(
      `${t('results.csv.fileName')}-${date}.csv`,
      'text/csv;charset=utf-8',
      formatCsv(cells, getCsvSeparator(locale)),
    );
  };
  return (
    <div className={buttons}>
      <Button visual="outline" size="sm" onClick={save} disabled={rows.length === 0}>
        <Icon name="download" />
        {t('results.csv.save', { count: rows.length })}
      </Button>
      <Button visual="outline" size="sm" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('results.print.button')}
      </Button>
    </div>
  );
}

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

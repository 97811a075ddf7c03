import { useTranslation } from 'react-i18next';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';

/** The result in three figures. */
export function Figures({ comparison }: { comparison: LandscapeComparison }) {
  const { t } = useTranslation('landscape');
  const { number } = useFormats();
  const { artefacts, deviations, notRunning } = comparison.figures;
  const figures = [
    { name: 'artefacts', count: artefacts },
    { name: 'deviations', count: deviations },
    { name: 'notRunning', count: notRunning },
  ] as const;
  return (
    <dl className={grid}>
      {figures.map(({ name, count }) => (
        <div key={name} data-found={(name !== 'artefacts' && count > 0) || undefined}>
          <dt>{t(`results.figures.${name}`, { count })}</dt>
          <dd>{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

const grid = css({
  display: 'grid',
  // On a phone a third is too narrow for "Abweichungen".
  gridTemplateColumns: { base: '[repeat(3, auto)]', md: '[repeat(3, minmax(0, 1fr))]' },
  border: 'line',
  borderRadius: 'lg',
  backgroundColor: 'surface',
  _fewLetters: { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: { base: '3', md: '4' },
    paddingInline: { base: '3', md: '5' },
  },
  '& > div + div': {
    borderInlineStart: 'line',
    _fewLetters: { borderInlineStart: 'none', borderBlockStart: 'line' },
  },
  '& dt': {
    color: 'muted',
    textStyle: { base: 'caption', md: 'small' },
    overflowWrap: 'normal',
  },
  '& dd': {
    fontSize: 'xl',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& [data-found] dd': { color: 'deviation' },
});

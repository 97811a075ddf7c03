import { useTranslation } from 'react-i18next';
import { NetLine, usePrices } from '#app/catalog/use-prices';
import type { Change } from '#app/domain/pricing/changes';
import { COUNT_UNITS } from '#app/domain/pricing/counts';
import type { Sample } from '#app/domain/pricing/editing/samples';
import { REFERENCE_LANGUAGE } from '#app/i18n/languages';
import { css, cx } from '#styled/css';
import { formatChange, formatItemName } from './format-change';
import { useExactFormats } from './use-exact-formats';

/** An import can cause thousands of changes. */
const MAX_SHOWN = 100;

/** List of changes as sentences (D22). */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('editor');
  const formats = useExactFormats();
  const hidden = changes.length - MAX_SHOWN;
  return (
    <ul className={list}>
      {changes.slice(0, MAX_SHOWN).map((change) => {
        const words = formatChange(t, formats, change);
        const key = 'item' in change ? `${change.item.list}${change.item.key}${words}` : words;
        return (
          <li key={key} dir="auto" className={changeRow}>
            {words}
          </li>
        );
      })}
      {hidden > 0 && <li className={changeRow}>{t('changes.more', { count: hidden })}</li>}
    </ul>
  );
}

/** Prices of the sample customers before and after a change (D22). */
export function SampleList({ samples }: { samples: readonly Sample[] }) {
  return (
    <>
      <ul className={list}>
        {samples.map((sample) => (
          <SampleRow key={sample.name} sample={sample} />
        ))}
      </ul>
      <NetLine className={quiet} />
    </>
  );
}

function SampleRow({ sample }: { sample: Sample }) {
  const { t } = useTranslation('editor');
  const { show } = usePrices();
  const priceOf = (amount: Sample['before']) => (amount ? show(amount) : t('samples.unpriced'));
  const [before, after] = [priceOf(sample.before), priceOf(sample.after)];
  const { commitmentYears } = sample;
  const scope = COUNT_UNITS.map((unit) =>
    t(`samples.${unit}`, { count: sample.counts[unit] }),
  ).join(', ');
  const term = commitmentYears
    ? t('samples.years', { count: commitmentYears })
    : t('samples.monthly');
  return (
    <li className={sampleRow}>
      <p className={css({ textStyle: 'small', fontWeight: 'medium' })}>
        {t(`samples.${sample.name}`)}
        <span className={css({ color: 'muted', fontWeight: 'normal' })}>
          {' · '}
          <bdi lang={REFERENCE_LANGUAGE}>{formatItemName(t, 'PRICING_PLANS', sample.plan)}</bdi>
        </span>
      </p>
      <p className={quiet}>
        {scope}, {term}
      </p>
      <p className={figures}>
        {before !== after && (
          <>
            <span className={css({ srOnly: true })}>{t('samples.before')} </span>
            <s className={css({ color: 'muted' })}>{before}</s>
            <span aria-hidden="true">→</span>
            <span className={css({ srOnly: true })}>{t('samples.after')} </span>
          </>
        )}
        <strong className={css({ fontWeight: 'semibold' })}>{after}</strong>
        <span className={quiet}>
          {commitmentYears ? t('samples.perYear') : t('samples.perMonth')}
        </span>
      </p>
    </li>
  );
}

const list = css({ display: 'grid', listStyle: 'none' });

const row = css({
  borderBlockStart: 'line',
  overflowWrap: 'anywhere',
  '&:first-child': { borderBlockStart: 'none' },
});

const changeRow = cx(
  row,
  css({ paddingBlock: '1.5', textStyle: 'small', fontVariantNumeric: 'tabular-nums' }),
);

const sampleRow = cx(
  row,
  css({ paddingBlock: '2.5', '&:first-child': { paddingBlockStart: '0' } }),
);

const quiet = css({ color: 'muted', textStyle: 'caption' });

const figures = css({
  wrap: '2',
  alignItems: 'baseline',
  rowGap: '0',
  marginBlockStart: '1',
  textStyle: 'figure',
});

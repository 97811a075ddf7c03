import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';

export function NotFound() {
  const { t } = useTranslation('common');
  return (
    <div className={cx(column(), layout)}>
      <title>{`${t('notFound.title')} · ${site.brand}`}</title>
      <Lanes />
      <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
        <p className={css({ textStyle: 'eyebrow', color: 'deviation' })}>404</p>
        <h1 className={css({ textStyle: 'heading' })}>{t('notFound.title')}</h1>
        <p className={css({ textStyle: 'lead', color: 'muted', maxWidth: '[32rem]' })}>
          {t('notFound.text')}
        </p>
        <div
          className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', paddingBlockStart: '2' })}
        >
          <Link to="/{-$locale}" className={button()}>
            {t('notFound.home')}
          </Link>
          <Link
            to="/{-$locale}/preiskalkulator/{-$planId}"
            className={button({ visual: 'outline' })}
          >
            {t('notFound.calculator')}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** The motif with nothing on its lanes. */
function Lanes() {
  return (
    <div className={lanes} aria-hidden="true">
      {['DEV', 'TEST', 'PROD'].map((stage) => (
        <div key={stage} className={lane}>
          <span className={css({ textStyle: 'code', color: 'muted' })}>{stage}</span>
          <span className={gap}>?</span>
        </div>
      ))}
    </div>
  );
}

const layout = css({
  display: 'grid',
  gap: '[clamp(2rem, 5vw, 5rem)]',
  alignItems: 'center',
  gridTemplateColumns: { md: '[minmax(14rem, 5fr) minmax(0, 7fr)]' },
  paddingBlock: '[clamp(3rem, 8vw, 8rem)]',
});

const lanes = css({ display: 'grid', gap: '5', maxWidth: '[24rem]' });

const lane = css({
  display: 'grid',
  gridTemplateColumns: '[5rem 1fr]',
  alignItems: 'center',
  paddingBlock: '3',
  borderBlockEnd: 'line',
});

const gap = css({
  width: '20',
  paddingBlock: '1.5',
  textAlign: 'center',
  textStyle: 'code',
  color: 'deviation',
  border: '[1px dashed {colors.deviationMark}]',
  borderRadius: 'sm',
});

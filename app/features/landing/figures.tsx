import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { css, cx } from '#styled/css';
import { column } from '#styled/recipes';

/** The three figures the product stands for (spec §9 "Marketing figures"). */
export function Figures() {
  const { t } = useTranslation('landing');
  return (
    <section
      aria-labelledby="figures-title"
      className={band}
      {...useTextLanguage('landing', 'figures')}
    >
      <div className={column()}>
        <h2 id="figures-title" className={css({ srOnly: true })}>
          {t('figures.title')}
        </h2>
        <dl className={list}>
          {t('figures.list', { returnObjects: true }).map(({ figure, text }) => (
            <div
              key={text}
              className={css({
                display: 'flex',
                flexDirection: 'column-reverse',
                justifyContent: 'flex-end',
              })}
            >
              <dt className={css({ color: 'muted' })}>{text}</dt>
              <dd className={cx(css({ textStyle: 'display', color: 'accent' }), tabular)}>
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className={css({ textStyle: 'small', color: 'muted', paddingBlockStart: '5' })}>
          {t('figures.claim')}
        </p>
      </div>
    </section>
  );
}

const band = css({ borderBlock: 'line', paddingBlock: '[clamp(2.5rem, 2rem + 3vw, 4.5rem)]' });

const tabular = css({ fontVariantNumeric: 'tabular-nums' });

const list = css({
  display: 'grid',
  gap: '[clamp(1.5rem, 1rem + 2vw, 2.5rem)]',
  gridTemplateColumns: {
    sm: '[repeat(3, minmax(0, 1fr))]',
    _print: '[repeat(3, minmax(0, 1fr))]',
  },
});

import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { css, cx } from '#styled/css';
import { column, landing } from '#styled/recipes';

/** The three figures the product stands for (spec §9 "Marketing figures"). */
export function Figures() {
  const { t } = useTranslation('landing');
  return (
    <section
      aria-labelledby="figures-title"
      className={classes.figures}
      {...useTextLanguage('landing', 'figures')}
    >
      <div className={column()}>
        <h2 id="figures-title" className={css({ srOnly: true })}>
          {t('figures.title')}
        </h2>
        <dl className={classes.figureList}>
          {t('figures.list', { returnObjects: true }).map(({ figure, text }) => (
            <div key={text} className={classes.figure}>
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

const tabular = css({ fontVariantNumeric: 'tabular-nums' });

const classes = landing();

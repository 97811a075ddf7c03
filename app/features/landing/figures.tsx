import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { css } from '#styled/css';
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
              <dt>{text}</dt>
              <dd>{figure}</dd>
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

const classes = landing();

import { useTranslation } from 'react-i18next';
import { css, cx } from '#styled/css';
import { column, results } from '#styled/recipes';

/** The three figures the product stands for (spec §9 "Marketing figures") and the way to them. */
export function Results() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="figures-title" className={classes.root}>
      <div className={cx(column(), classes.frame)}>
        <h2 id="figures-title" className={css({ srOnly: true })}>
          {t('figures.title')}
        </h2>
        <dl className={classes.figures}>
          {t('figures.list', { returnObjects: true }).map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.claim}>{t('figures.claim')}</p>
        <div className={classes.steps}>
          <h3>{t('steps.title')}</h3>
          <ol>
            {t('steps.list', { returnObjects: true }).map(({ title, text }, index) => (
              <li key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const classes = results();

import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';
import { landing } from '#styled/recipes';
import { Section } from './section';

export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <Section name="steps" title={t('steps.title')}>
      <ol className={classes.steps}>
        {t('steps.list', { returnObjects: true }).map(({ title, text }, index) => (
          <li key={title} className={classes.step}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={css({ fontWeight: 'semibold' })}>{title}</h3>
            <p className={css({ color: 'muted', textStyle: 'small' })}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const number = css({ textStyle: 'code', color: 'accent', fontWeight: 'medium' });

const classes = landing();

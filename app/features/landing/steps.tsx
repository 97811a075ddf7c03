import { useTranslation } from 'react-i18next';
import { landing } from '#styled/recipes';
import { Section } from './section';

export function Steps() {
  const { t } = useTranslation('landing');
  return (
    <Section name="steps" title={t('steps.title')}>
      <ol className={classes.steps}>
        {t('steps.list', { returnObjects: true }).map(({ title, text }, index) => (
          <li key={title} className={classes.step}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const classes = landing();

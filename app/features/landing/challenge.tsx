import { useTranslation } from 'react-i18next';
import { landing } from '#styled/recipes';
import { Section } from './section';

export function Challenge() {
  const { t } = useTranslation('landing');
  return (
    <Section
      name="challenge"
      title={t('challenge.title')}
      text={t('challenge.text')}
      tone="sunken"
      isCompact
    >
      <ul className={classes.challenges}>
        {t('challenge.points', { returnObjects: true }).map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classes.consequences}>
        <h3>{t('challenge.consequencesTitle')}</h3>
        <ul>
          {t('challenge.consequences', { returnObjects: true }).map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const classes = landing();

import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/icon';
import { landing } from '#styled/recipes';
import { Screenshot } from './screenshot';
import { Section } from './section';

/** Each headline feature with the picture that shows it. */
const FEATURES = [
  { key: 'explorer', scene: 'landscape-explorer' },
  { key: 'stages', scene: 'stage-management' },
] as const;

export function Solution() {
  const { t } = useTranslation('landing');
  return (
    <Section name="solution" title={t('solution.title')}>
      {FEATURES.map(({ key, scene }) => (
        <div key={key} className={classes.solution}>
          <div className={classes.solutionText}>
            <h3>{t(`solution.${key}.title`)}</h3>
            <p>{t(`solution.${key}.text`)}</p>
          </div>
          <ul className={classes.points}>
            {t(`solution.${key}.points`, { returnObjects: true }).map((point) => (
              <li key={point}>
                <Icon name="check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <Screenshot scene={scene} slot="full" />
        </div>
      ))}
    </Section>
  );
}

const classes = landing();

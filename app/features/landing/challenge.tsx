import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/badge';
import { IconTile } from '#app/ui/icon-tile';
import { landing } from '#styled/recipes';
import { Section } from './section';

const ICONS = ['scan-search', 'layers', 'package-search', 'file-spreadsheet'] as const;

export function Challenge() {
  const { t } = useTranslation('landing');
  return (
    <Section
      name="challenge"
      eyebrow={t('challenge.eyebrow')}
      title={t('challenge.title')}
      text={t('challenge.text')}
      tone="sunken"
    >
      <ul className={classes.challenges}>
        {t('challenge.points', { returnObjects: true }).map(({ title, text }, index) => (
          <li key={title} className={classes.challenge}>
            <IconTile icon={ICONS[index % ICONS.length] ?? 'scan-search'} tone="deviation" />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classes.consequences}>
        <h3>{t('challenge.consequencesTitle')}</h3>
        <ul>
          {t('challenge.consequences', { returnObjects: true }).map((consequence) => (
            <li key={consequence}>
              <Badge tone="deviation">{consequence}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const classes = landing();

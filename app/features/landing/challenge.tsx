import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/badge';
import { IconTile } from '#app/ui/icon-tile';
import { css } from '#styled/css';
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
          <li key={title} className={item}>
            <IconTile icon={ICONS[index % ICONS.length] ?? 'scan-search'} tone="deviation" />
            <h3 className={css({ fontWeight: 'semibold' })}>{title}</h3>
            <p className={css({ color: 'muted', textStyle: 'small' })}>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classes.consequences}>
        {/* On paper it need not keep what follows on its page. */}
        <h3 className={css({ fontWeight: 'semibold', _print: { breakAfter: 'auto' } })}>
          {t('challenge.consequencesTitle')}
        </h3>
        <ul className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
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

const item = css({ display: 'grid', gap: '2', alignContent: 'start' });

const classes = landing();

import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/page-paths';
import { css, cx } from '#styled/css';
import { card, landing } from '#styled/recipes';
import { AddonList } from './addon-list';
import { Screenshot } from './screenshot';
import { Section } from './section';

/** The six cards in the specified order, each with the picture that shows it. */
const FEATURES = [
  { key: 'dashboard', scene: 'dashboard', slot: 'single' },
  { key: 'explorer', scene: 'explorer', slot: 'double' },
  { key: 'reporting', scene: 'runtime-reporting', slot: 'single' },
  { key: 'monitoring', scene: 'landscape-monitoring', slot: 'single' },
  { key: 'comparison', scene: 'configuration-comparison', slot: 'double' },
  { key: 'languages', scene: 'languages', slot: 'single' },
] as const;

export function CoreFeatures() {
  const { t } = useTranslation('landing');
  const own = getPagePath('landscape', useLanguage());
  return (
    <Section
      id="features"
      name="core"
      title={t('core.title')}
      text={
        <>
          {t('core.text')}{' '}
          <a href={own} className={css({ color: 'accent', textDecoration: 'underline' })}>
            {t('core.own')}
          </a>
        </>
      }
      tone="sunken"
    >
      <ul className={classes.features}>
        {FEATURES.map(({ key, scene, slot }, index) => (
          <li key={key} className={cx(card(), classes.feature)} data-slot={slot}>
            <div className={classes.featureText}>
              <h3>{t(`core.list.${key}.title`)}</h3>
              {/* Lists already tell screen readers. */}
              <span aria-hidden="true">{`${index + 1}/${FEATURES.length}`}</span>
              <p>{t(`core.list.${key}.text`)}</p>
            </div>
            <Screenshot scene={scene} slot={slot} />
          </li>
        ))}
      </ul>
      <AddonList />
    </Section>
  );
}

const classes = landing();

import { useTranslation } from 'react-i18next';
import { IconTile } from '#app/ui/icon-tile';
import { cx } from '#styled/css';
import { card, landing } from '#styled/recipes';
import { Screenshot } from './screenshot';
import { Section } from './section';

/** The six cards in the specified order, each with the picture that shows it. */
const FEATURES = [
  { key: 'dashboard', icon: 'layout-dashboard', scene: 'dashboard', slot: 'single' },
  { key: 'explorer', icon: 'telescope', scene: 'explorer', slot: 'double' },
  { key: 'reporting', icon: 'chart-column', scene: 'runtime-reporting', slot: 'single' },
  { key: 'monitoring', icon: 'radar', scene: 'landscape-monitoring', slot: 'single' },
  {
    key: 'comparison',
    icon: 'git-compare-arrows',
    scene: 'configuration-comparison',
    slot: 'double',
  },
  { key: 'languages', icon: 'languages', scene: 'languages', slot: 'single' },
] as const;

export function CoreFeatures() {
  const { t } = useTranslation('landing');
  return (
    <Section name="core" title={t('core.title')} text={t('core.text')} tone="sunken">
      <ul className={classes.features}>
        {FEATURES.map(({ key, icon, scene, slot }) => (
          <li key={key} className={cx(card(), classes.feature)}>
            <div className={classes.featureText}>
              <IconTile icon={icon} />
              <h3>{t(`core.list.${key}.title`)}</h3>
              <p>{t(`core.list.${key}.text`)}</p>
            </div>
            <Screenshot scene={scene} slot={slot} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const classes = landing();

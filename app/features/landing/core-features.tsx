import { useTranslation } from 'react-i18next';
import { IconTile } from '#app/ui/icon-tile';
import { cx } from '#styled/css';
import { card, landing } from '#styled/recipes';
import { Screenshot } from './screenshot';
import { Section } from './section';

/** The six cards in the specified order, each with the picture that shows it. */
const FEATURES = [
  { key: 'dashboard', icon: 'layout-dashboard', scene: 'dashboard' },
  { key: 'explorer', icon: 'telescope', scene: 'explorer' },
  { key: 'reporting', icon: 'chart-column', scene: 'runtime-reporting' },
  { key: 'monitoring', icon: 'radar', scene: 'landscape-monitoring' },
  { key: 'comparison', icon: 'git-compare-arrows', scene: 'configuration-comparison' },
  { key: 'languages', icon: 'languages', scene: 'languages' },
] as const;

export function CoreFeatures() {
  const { t } = useTranslation('landing');
  return (
    <Section name="core" title={t('core.title')} text={t('core.text')} tone="sunken">
      <ul className={classes.features}>
        {FEATURES.map(({ key, icon, scene }) => (
          <li key={key} className={cx(card(), classes.feature)}>
            <div className={classes.featureText}>
              <IconTile icon={icon} />
              <h3>{t(`core.list.${key}.title`)}</h3>
              <p>{t(`core.list.${key}.text`)}</p>
            </div>
            <Screenshot scene={scene} isInCard />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const classes = landing();

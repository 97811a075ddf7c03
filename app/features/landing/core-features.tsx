import {
  ChartColumn,
  GitCompareArrows,
  Languages,
  LayoutDashboard,
  Radar,
  Telescope,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconTile } from '#app/ui/icon-tile';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { Screenshot } from './screenshot';
import { Section } from './section';

/** The six cards in the specified order; those with a scene have a picture to enlarge. */
const FEATURES = [
  { key: 'dashboard', icon: LayoutDashboard, scene: 'dashboard' },
  { key: 'explorer', icon: Telescope, scene: undefined },
  { key: 'reporting', icon: ChartColumn, scene: 'runtime-reporting' },
  { key: 'monitoring', icon: Radar, scene: undefined },
  { key: 'comparison', icon: GitCompareArrows, scene: 'configuration-comparison' },
  { key: 'languages', icon: Languages, scene: undefined },
] as const;

export function CoreFeatures() {
  const { t } = useTranslation('landing');
  return (
    <Section name="core" title={t('core.title')} text={t('core.text')} tone="sunken">
      <ul className={list}>
        {FEATURES.map(({ key, icon, scene }) => (
          <li key={key} className={cx(card(), scene ? pictured : feature)}>
            <div className={css({ display: 'grid', gap: '3', alignContent: 'start' })}>
              <IconTile icon={icon} />
              <h3 className={css({ fontWeight: 'semibold' })}>{t(`core.list.${key}.title`)}</h3>
              <p className={css({ color: 'muted', textStyle: 'small' })}>
                {t(`core.list.${key}.text`)}
              </p>
            </div>
            {scene && <Screenshot scene={scene} size="card" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

// A feature with a picture is twice as wide, so that a row is full and none of its cards empty.
const list = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { lg: '[minmax(0, 2.2fr) minmax(0, 1fr)]' },
});

const feature = css({ display: 'grid', alignContent: 'start' });

const pictured = css({
  display: 'grid',
  columnGap: '8',
  rowGap: '5',
  gridTemplateColumns: { md: '[minmax(0, 1fr) minmax(0, 1.7fr)]' },
});

import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/languages';
import { site } from '#app/site';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { card, column, product } from '#styled/recipes';
import { AddonList } from './addon-list';
import { Screenshot } from './screenshot';
import { Section } from './section';

const classes = product();

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
    </Section>
  );
}

/** Each headline feature with the picture that shows it. */
const HEADLINES = [
  { key: 'explorer', scene: 'landscape-explorer' },
  { key: 'stages', scene: 'stage-management' },
] as const;

export function Solution() {
  const { t } = useTranslation('landing');
  return (
    <Section name="solution" title={t('solution.title')}>
      {HEADLINES.map(({ key, scene }) => (
        <div key={key} className={classes.solution}>
          <div className={classes.solutionText}>
            <h3>{t(`solution.${key}.title`)}</h3>
            <p>{t(`solution.${key}.text`, { brand: site.brand })}</p>
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

/** The three figures the product stands for (spec §9 "Marketing figures") and the way to them. */
export function Results() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="figures-title" className={classes.results}>
      <div className={cx(column(), classes.resultsFrame)}>
        <h2 id="figures-title" className={css({ srOnly: true })}>
          {t('figures.title')}
        </h2>
        <dl className={classes.figures}>
          {t('figures.list', { returnObjects: true }).map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <div className={classes.steps}>
          <h3>{t('steps.title')}</h3>
          <ol>
            {t('steps.list', { returnObjects: true }).map(({ title, text }, index) => (
              <li key={title}>
                <span aria-hidden="true">{index + 1}</span>
                <h4>{title}</h4>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

const link = css({ color: 'accent', textDecoration: 'underline' });

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
    <Section id="features" name="core" title={t('core.title')} text={t('core.text')} tone="sunken">
      <ul className={classes.features}>
        {FEATURES.map(({ key, scene, slot }, index) => (
          <li key={key} className={cx(card(), classes.feature)} data-slot={slot}>
            <div className={classes.featureText}>
              <h3>{t(`core.list.${key}.title`)}</h3>
              {/* Lists already tell screen readers. */}
              <span aria-hidden="true">{`${index + 1}/${FEATURES.length}`}</span>
              <p>
                {t(`core.list.${key}.text`)}{' '}
                {key === 'comparison' && (
                  <a href={own} className={link}>
                    {t('core.compare')}
                  </a>
                )}
              </p>
            </div>
            <Screenshot scene={scene} slot={slot} />
          </li>
        ))}
      </ul>
      <AddonList />
    </Section>
  );
}

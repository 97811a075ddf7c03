import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { site } from '#app/site';
import { css, cx } from '#styled/css';
import { button, column, hero } from '#styled/recipes';
import { Lanes } from './lanes';

export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <div className={cx(column(), classes.root)} {...useTextLanguage('landing', 'hero')}>
      <div className={classes.text}>
        <h1>
          <span>{t('hero.welcome')}</span> {site.brand}
        </h1>
        <p>{t('hero.tagline')}</p>
        <p>{t('hero.text', { brand: site.brand })}</p>
        <div
          className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', paddingBlockStart: '2' })}
        >
          {/* Within the page whatever its query is, also before the scripts. */}
          <a href="#contact" className={button({ size: 'lg' })}>
            {t('hero.more')}
          </a>
          <Link
            to="/{-$locale}/preiskalkulator/{-$planId}"
            className={button({ visual: 'outline', size: 'lg' })}
          >
            {t('hero.calculator')}
          </Link>
        </div>
      </div>
      <Lanes />
    </div>
  );
}

const classes = hero();

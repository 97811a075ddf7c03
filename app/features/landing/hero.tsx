import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { cx } from '#styled/css';
import { button, column, hero } from '#styled/recipes';

/** The first words; the live explorer below them is their picture. */
export function Hero() {
  const { t } = useTranslation('landing');
  return (
    <div className={cx(column(), classes.root)}>
      <h1 className={classes.title}>
        <span>
          {t('hero.welcome')} {site.brand}
        </span>{' '}
        {t('hero.tagline')}
      </h1>
      <div className={classes.text}>
        <p>{t('hero.text', { brand: site.brand })}</p>
        <div>
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
    </div>
  );
}

const classes = hero();

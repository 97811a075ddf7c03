import { useTranslation } from 'react-i18next';
import { artefacts, deviates } from '#app/features/explorer/demo/landscape';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { getPagePath } from '#app/i18n/page-paths';
import { css } from '#styled/css';
import { column, field, landscape, segmented } from '#styled/recipes';
import { LandscapeTable } from './landscape-table';

const FIGURES = { artefacts: artefacts.length, deviations: artefacts.filter(deviates).length };

/** The explorer's markup, the same for every visitor of a language. Requires loaded texts. */
export function DrawnExplorer() {
  const { t } = useTranslation('details');
  const classes = landscape();
  return (
    <div className={column()}>
      <div data-landscape="">
        <div className={classes.head}>
          <div>
            <h2 id="landscape-title">{t('explorer.title', FIGURES)}</h2>
            <p>
              {t('explorer.text')}{' '}
              <a href={getPagePath('landscape', useLanguage())} className={link}>
                {t('explorer.own')}
              </a>
            </p>
          </div>
          <LandscapeTools />
        </div>
        <div className={classes.frame}>
          <LandscapeTable />
          {/* Rendered empty first, because screen readers announce only changes. */}
          <div role="status" data-search-status="" />
        </div>
      </div>
    </div>
  );
}

const link = css({ color: 'accent', textDecoration: 'underline' });

/** Filter and search. The filter is CSS and works without scripts. */
export function LandscapeTools() {
  const { t } = useTranslation('details');
  const classes = segmented();
  const { number } = useFormats();
  const filters = [
    { value: 'deviations', count: FIGURES.deviations },
    { value: 'all', count: FIGURES.artefacts },
  ] as const;
  return (
    <div className={landscape().tools}>
      <fieldset className={classes.root}>
        <legend className={css({ srOnly: true })}>{t('explorer.filter.legend')}</legend>
        <div className={classes.track}>
          {filters.map(({ value, count }) => (
            <label key={value} className={classes.option}>
              <input
                type="radio"
                className={classes.input}
                name="landscape"
                value={value}
                defaultChecked={value === 'deviations'}
              />
              <span className={classes.text}>
                {t(`explorer.filter.${value}`, { shown: number(count) })}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={landscape().search}>
        <input
          type="search"
          className={field().control}
          aria-label={t('explorer.search')}
          placeholder={t('explorer.search')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </div>
    </div>
  );
}

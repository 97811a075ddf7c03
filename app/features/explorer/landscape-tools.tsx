import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';
import { field, landscape, segmented } from '#styled/recipes';
import { artefacts, deviates } from './demo/landscape';

/** Filter and search. The filter is CSS and works without scripts. */
export function LandscapeTools() {
  const { t } = useTranslation('details');
  const classes = segmented();
  const { number } = useFormats();
  const filters = [
    { value: 'deviations', count: artefacts.filter(deviates).length },
    { value: 'all', count: artefacts.length },
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

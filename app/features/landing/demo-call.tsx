import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { css } from '#styled/css';
import { button, column, demoCall } from '#styled/recipes';

/** The call to see the product, once it has been shown. */
export function DemoCall() {
  const { t } = useTranslation('landing');
  return (
    <div className={css({ paddingBlockStart: 'section', _print: { display: 'none' } })}>
      <section aria-labelledby="demo-title" className={column()}>
        <div className={classes.root}>
          <div className={classes.text}>
            <h2 id="demo-title">{t('demo.title')}</h2>
            <p>{t('demo.text', { minutes: site.demo.minutes })}</p>
          </div>
          <a
            href="#contact"
            // The form sets its reason by it.
            data-contact-reason="demo"
            data-replay=""
            className={button({ size: 'lg' })}
          >
            {t('demo.button')}
          </a>
        </div>
      </section>
    </div>
  );
}

const classes = demoCall();

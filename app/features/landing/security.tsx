import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TrustLine, useServiceTerms } from '#app/catalog/service-terms';
import { pickForeignParams } from '#app/domain/pricing/search';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { css, cx } from '#styled/css';
import { button, card, column, security } from '#styled/recipes';

/** How the service is connected, and what it promises: the short form of the whole page. */
export function SecuritySummary() {
  const { t } = useTranslation('common');
  const replace = useServiceTerms();
  return (
    <div className={classes.root}>
      <div className={card()}>
        <figure className={css({ stack: { base: '5', md: '8' } })}>
          <ConnectionDiagram />
          <ol className={classes.steps}>
            {t('security.diagram.steps', { returnObjects: true, replace }).map(
              ({ title, text }) => (
                <li key={title} className={classes.step}>
                  <p>{title}</p>
                  <p>{text}</p>
                </li>
              ),
            )}
          </ol>
        </figure>
      </div>
      <dl className={classes.facts}>
        {t('security.facts', { returnObjects: true, replace }).map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The head of the whole page, whose text says the rest. */
export function SecurityIntro() {
  return (
    <div className={css({ gridColumn: '[1 / -1]', stack: '3' })}>
      <div className={card()}>
        <ConnectionDiagram />
      </div>
      <TrustLine place="page" />
    </div>
  );
}

/** The end of the whole page. */
export function SecurityNextStep() {
  const { t } = useTranslation('common');
  return (
    <section aria-labelledby="next-title" className={cx(column(), nextStep)}>
      <div className={css({ stack: '2' })}>
        <h2 id="next-title" className={css({ textStyle: 'title' })}>
          {t('security.next.title')}
        </h2>
        <p>{t('security.next.text')}</p>
      </div>
      <div className={css({ wrap: '3' })}>
        {(['dpa', 'demo'] as const).map((request, index) => (
          <Link
            key={request}
            to="/{-$locale}"
            // The form reads it.
            search={(all: Record<string, unknown>) => ({ ...pickForeignParams(all), request })}
            hash="contact"
            className={button({ visual: index === 0 ? 'solid' : 'outline' })}
          >
            {t(`security.next.${request}`)}
          </Link>
        ))}
      </div>
    </section>
  );
}

const nextStep = css({
  wrap: '5',
  columnGap: '8',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockStart: 'section',
  _print: { display: 'none' },
});

const classes = security();

const STAGES = ['DEV', 'TEST', 'PROD'] as const;

/** Tenants, standard APIs, service: the site's three lanes. */
function ConnectionDiagram() {
  const { t } = useTranslation('common');
  return (
    <div
      role="img"
      aria-label={t('security.diagram.label', { brand: site.brand })}
      className={lanes}
    >
      {STAGES.map((stage) => (
        <div key={stage} aria-hidden="true" className={classes.track}>
          {[stage, t('security.diagram.api')].map((part) => (
            <span key={part} className={classes.chip} translate="no">
              {part}
            </span>
          ))}
        </div>
      ))}
      <div aria-hidden="true" className={classes.service}>
        <span translate="no">
          <BrandMark />
          {site.brand}
        </span>
      </div>
    </div>
  );
}

const lanes = css({ position: 'relative', stack: { base: '3', md: '5' } });

import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { service } from '#app/service';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import { css } from '#styled/css';
import { card, security } from '#styled/recipes';

interface SecuritySummaryProps {
  /** Number of facts; all of them by default. */
  facts?: number;
}

/** How the service is connected, and facts on it: the short form of the whole page. */
export function SecuritySummary({ facts }: SecuritySummaryProps) {
  const { t } = useTranslation('common');
  const replace = useServiceFacts();
  return (
    <div className={classes.root}>
      <div className={card()}>
        <ConnectionDiagram />
      </div>
      <dl className={classes.facts}>
        {t('security.facts', { returnObjects: true, replace })
          .slice(0, facts)
          .map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

const classes = security();

const STAGES = ['DEV', 'TEST', 'PROD'] as const;

/** Tenants, standard APIs, service: the site's three lanes, and below each part what it is. */
function ConnectionDiagram() {
  const { t } = useTranslation('common');
  const replace = useServiceFacts();
  return (
    <figure className={css({ stack: { base: '5', md: '8' } })}>
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
          {t('security.diagram.service', { returnObjects: true, replace }).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      </div>
      <ol className={classes.steps}>
        {t('security.diagram.steps', { returnObjects: true, replace }).map(({ title, text }) => (
          <li key={title} className={classes.step}>
            <p>{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const lanes = css({ position: 'relative', stack: { base: '3', md: '5' } });

/** Values for the placeholders in texts on the service; figures are formatted for the page. */
export function useServiceFacts(): Record<string, string> {
  const { t } = useTranslation('common');
  const { number } = useFormats();
  const figures = Object.entries(service).map(([name, fact]) => [
    name,
    typeof fact === 'number' ? number(fact) : fact,
  ]);
  return {
    brand: site.brand,
    ...t('security.terms', { returnObjects: true }),
    ...Object.fromEntries(figures),
  };
}

import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { card, security } from '#styled/recipes';
import { ConnectionDiagram } from './connection-diagram';
import { useServiceFacts } from './use-service-facts';

interface SecuritySummaryProps {
  /** Number of facts; all of them by default. */
  facts?: number;
}

/** How the service is connected, and facts on it: the short form of the whole page. */
export function SecuritySummary({ facts }: SecuritySummaryProps) {
  const { t } = useTranslation('security');
  const replace = useServiceFacts();
  return (
    <div className={classes.root} {...useTextLanguage('security')}>
      <div className={card()}>
        <ConnectionDiagram />
      </div>
      <dl className={classes.facts}>
        {t('facts', { returnObjects: true, replace })
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

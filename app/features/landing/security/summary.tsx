import { useTranslation } from 'react-i18next';
import { useTextLanguage } from '#app/i18n/text-language';
import { card, security } from '#styled/recipes';
import { ConnectionDiagram } from './connection-diagram';
import { useServiceFacts } from './use-service-facts';

/** How the service is connected, and what is promised of it: the short form of the whole page. */
export function SecuritySummary() {
  const { t } = useTranslation('security');
  const replace = useServiceFacts();
  return (
    <div className={classes.root} {...useTextLanguage('security')}>
      <div className={card()}>
        <ConnectionDiagram />
      </div>
      <dl className={classes.facts}>
        {t('facts', { returnObjects: true, replace }).map(({ title, text }) => (
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

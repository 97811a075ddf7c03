import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { css, cx } from '#styled/css';
import { useServiceFacts } from './use-service-facts';

const STAGES = ['DEV', 'TEST', 'PROD'] as const;

/** Tenants, standard APIs, service: the site's three lanes, and below each part what it is. */
export function ConnectionDiagram() {
  const { t } = useTranslation('security');
  const replace = useServiceFacts();
  return (
    <figure className={css({ display: 'grid', gap: '5' })}>
      <div role="img" aria-label={t('diagram.label', { brand: site.brand })} className={lanes}>
        {STAGES.map((stage) => (
          <div key={stage} aria-hidden="true" className={track}>
            {[stage, t('diagram.api')].map((part) => (
              <span key={part} className={chip} translate="no">
                {part}
              </span>
            ))}
          </div>
        ))}
        <span aria-hidden="true" className={cx(chip, service)} translate="no">
          {site.brand}
        </span>
      </div>
      <ol className={steps}>
        {t('diagram.steps', { returnObjects: true, replace }).map(({ title, text }) => (
          <li key={title} className={step}>
            <p className={css({ fontWeight: 'semibold' })}>{title}</p>
            <p className={css({ color: 'muted', textStyle: 'small' })}>{text}</p>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const lanes = css({ position: 'relative', display: 'grid', gap: '2.5' });

// The line on which a stage stands runs behind its chips, as in the hero.
const track = css({
  display: 'grid',
  justifyItems: 'start',
  gridTemplateColumns: '[repeat(3, minmax(0, 1fr))]',
  backgroundImage: '[linear-gradient({colors.line}, {colors.line})]',
  backgroundSize: '[100% 1px]',
  backgroundPosition: '[center]',
  backgroundRepeat: 'no-repeat',
});

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '[2.125rem]',
  paddingInline: '3',
  borderRadius: 'sm',
  textStyle: 'code',
  fontWeight: 'medium',
  backgroundColor: 'alignedSoft',
  color: 'aligned',
});

// All lanes end in it; it begins where the third step does.
const service = css({
  position: 'absolute',
  insetBlock: '0',
  insetInlineStart: '[66.6667%]',
  insetInlineEnd: '0',
});

const steps = css({
  display: 'grid',
  rowGap: '4',
  gridTemplateColumns: { md: '[repeat(3, minmax(0, 1fr))]' },
});

const step = css({ display: 'grid', gap: '1', alignContent: 'start', paddingInlineEnd: '5' });

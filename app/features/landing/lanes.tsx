import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { card, stageLanes, versionChip } from '#styled/recipes';
import { lanes } from './lanes.gen';

const STAGES = ['DEV', 'TEST', 'PROD'] as const;

/** The site's motif: which artefact, in which version, on which stage. A picture made of text. */
export function Lanes() {
  const { t } = useTranslation('landing');
  return (
    <figure role="img" aria-label={t('lanes.label')} className={cx(card(), classes.root)}>
      <div aria-hidden="true" className={css({ display: 'grid', gap: '5' })}>
        {lanes.map(({ name, versions }) => {
          const isAligned = versions.every((version) => version === versions[0]);
          return (
            <div key={name} className={css({ display: 'grid', gap: '2.5' })}>
              <div className={classes.line}>
                <span className={classes.artefact} translate="no">
                  {name.split('_').map((word, index) => (
                    <Fragment key={word}>
                      {index > 0 && '_'}
                      {index > 0 && <wbr />}
                      {word}
                    </Fragment>
                  ))}
                </span>
                <span className={classes.verdict} data-aligned={isAligned}>
                  {isAligned ? <Icon name="check" /> : <Icon name="triangle-alert" />}
                  {isAligned ? t('lanes.aligned') : t('lanes.deviation')}
                </span>
              </div>
              <div className={classes.track}>
                {versions.map((version, index) => (
                  <div key={STAGES[index]}>
                    <span
                      className={versionChip({ size: 'lg' })}
                      data-state={version === versions[0] ? 'aligned' : 'deviation'}
                    >
                      {version}
                    </span>
                    <span>{STAGES[index]}</span>
                  </div>
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </figure>
  );
}

const classes = stageLanes();

import { css } from '#styled/css';
import { siteFooter } from '#styled/recipes';

/** The brand's motif: three lanes with the same version. */
export function FooterLanes() {
  return (
    <div className={lanes} aria-hidden="true">
      {['DEV', 'TEST', 'PROD'].map((stage) => (
        <div key={stage} className={classes.lane}>
          <span className={classes.stage}>{stage}</span>
          <span className={classes.version}>2.4.1</span>
        </div>
      ))}
    </div>
  );
}

const lanes = css({ display: 'grid', gap: '1.5', _print: { display: 'none' } });

const classes = siteFooter();

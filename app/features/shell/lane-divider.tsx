import { css } from '#styled/css';

/** The site's motif once more, at rest: three lanes, all in line. */
export function LaneDivider() {
  return (
    <div className={lanes} aria-hidden="true">
      {['DEV', 'TEST', 'PROD'].map((stage) => (
        <div key={stage} className={lane}>
          <span className={label}>{stage}</span>
          <span className={chip}>2.4.1</span>
        </div>
      ))}
    </div>
  );
}

const lanes = css({ display: 'grid', gap: '1.5', _print: { display: 'none' } });

// The hairline is the lane's own background, in the middle; label and chip lie on it.
const lane = css({
  display: 'flex',
  alignItems: 'center',
  backgroundImage: '[linear-gradient({colors.line}, {colors.line})]',
  backgroundSize: '[100% 1px]',
  backgroundPosition: '[center]',
  backgroundRepeat: 'no-repeat',
});

const label = css({
  width: '[6ch]',
  backgroundColor: 'surfaceSunken',
  color: 'muted',
  textStyle: 'code',
  lineHeight: 'snug',
});

const chip = css({
  marginInlineStart: '[12%]',
  paddingInline: '2',
  borderRadius: 'sm',
  backgroundColor: 'alignedSoft',
  color: 'aligned',
  textStyle: 'code',
  // A gap in the lane to either side.
  boxShadow: '[0 0 0 6px {colors.surfaceSunken}]',
});

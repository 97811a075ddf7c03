import { STAGES } from '#app/features/explorer/demo/landscape.ts';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import type { Card } from '#studio/catalogue.ts';
import { cardArtefacts } from '#studio/data/featured.ts';
import { useTexts } from '#studio/language.tsx';
import { css } from '#styled/css';

/** Open Graph image of a page: title, brand and three lanes. */
export function OpenGraphCard({ card }: { card: Card }) {
  const { cards } = useTexts();
  return (
    <div className={frame}>
      <div className={text}>
        <span className={brand}>
          <BrandMark className={css({ width: '12', height: '12', color: 'accent' })} />
          {site.brand}
        </span>
        <h1 className={title}>{cards[card]}</h1>
        <p className={tagline}>{cards.tagline}</p>
      </div>
      <div className={lanes}>
        {STAGES.map((stage) => (
          <div key={stage} className={lane}>
            <span className={label}>{stage}</span>
            {cardArtefacts.map(({ name, versions }) => (
              <span
                key={name}
                className={chip}
                data-off={versions[stage] !== versions.DEV || undefined}
              >
                {versions[stage]}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

const frame = css({
  display: 'grid',
  gridTemplateRows: '[minmax(0, 1fr) auto]',
  width: '[100vw]',
  height: '[100vh]',
  overflow: 'hidden',
  backgroundColor: 'canvas',
});

const text = css({
  display: 'flex',
  flexDirection: 'column',
  paddingInline: '[72px]',
  paddingBlockStart: '[60px]',
});

const brand = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  fontSize: '[2rem]',
  fontWeight: 'semibold',
  letterSpacing: 'tight',
});

const title = css({
  marginBlockStart: 'auto',
  fontSize: '[4rem]',
  fontWeight: 'semibold',
  lineHeight: 'tight',
  letterSpacing: '[-0.025em]',
});

const tagline = css({
  marginBlock: '[16px 40px]',
  color: 'muted',
  fontSize: '[1.75rem]',
  lineHeight: 'snug',
});

const lanes = css({
  display: 'grid',
  gap: '4',
  paddingInlineStart: '[72px]',
  paddingBlock: '[32px 36px]',
  borderBlockStart: 'line',
  backgroundColor: 'surface',
});

// The lane runs on beyond the picture's edge.
const lane = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '[44px]',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: '[120px 0]',
    height: '[2px]',
    backgroundColor: 'line',
  },
});

const label = css({
  width: '[76px]',
  flexShrink: '0',
  fontFamily: 'mono',
  fontSize: '[1.5rem]',
  fontWeight: 'medium',
});

const chip = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '[116px]',
  height: '[44px]',
  flexShrink: '0',
  borderRadius: '[10px]',
  backgroundColor: 'alignedSoft',
  color: 'aligned',
  fontFamily: 'mono',
  fontSize: '[1.375rem]',
  '&[data-off]': {
    backgroundColor: 'deviationSoft',
    color: 'deviation',
    fontWeight: 'semibold',
    boxShadow: '[inset 0 0 0 2px {colors.deviationMark}]',
  },
});

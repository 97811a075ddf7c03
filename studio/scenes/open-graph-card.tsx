import { compareWithDev, packages, STAGES } from '#app/features/explorer/demo/landscape.ts';
import { site } from '#app/site';
import { BrandMark } from '#app/ui/brand-mark';
import type { Card } from '#studio/catalogue.ts';
import { useTexts } from '#studio/language.tsx';
import { css, cx } from '#styled/css';
import { versionChip } from '#styled/recipes';

/** The first package; two of its artefacts deviate. */
const artefacts = packages[0]?.artefacts ?? [];

/** The image for sharing: the hero's words, or a page's title above them, and the three lanes. */
export function OpenGraphCard({ card }: { card: Card }) {
  const { cards } = useTexts();
  return (
    <div className={frame}>
      <div className={text}>
        <span className={brand}>
          <BrandMark className={css({ width: '12', height: '12', color: 'accent' })} />
          {site.brand}
        </span>
        <h1 className={title}>{card === 'home' ? cards.tagline : cards[card]}</h1>
        <p className={lead}>{card === 'home' ? cards.home : cards.tagline}</p>
      </div>
      <div className={lanes}>
        {STAGES.map((stage) => (
          <div key={stage} className={lane}>
            <span className={label}>{stage}</span>
            {artefacts.map((artefact) => (
              <span
                key={artefact.name}
                className={cx(versionChip(), chip)}
                data-state={compareWithDev(artefact, stage)}
              >
                {artefact.versions[stage] ?? '–'}
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
  paddingBlockStart: '[52px]',
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
  fontSize: '[4.25rem]',
  fontWeight: 'bold',
  lineHeight: '[1.06]',
  letterSpacing: '[-0.03em]',
  textWrap: 'balance',
});

const lead = css({
  marginBlock: '[18px 36px]',
  color: 'muted',
  fontSize: '[1.75rem]',
  lineHeight: 'snug',
});

const lanes = css({
  display: 'grid',
  gap: '3',
  paddingInlineStart: '[72px]',
  paddingBlock: '[28px 32px]',
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
  justifyContent: 'center',
  width: '[116px]',
  height: '[44px]',
  flexShrink: '0',
  fontSize: '[1.375rem]',
});

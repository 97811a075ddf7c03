import { type Artefact, compareWithDev, STAGES } from '#app/features/explorer/demo/landscape.ts';
import { useTexts } from '#studio/language.tsx';
import { css, cx } from '#styled/css';
import { versionChip } from '#styled/recipes';

/** An artefact's versions from DEV to PROD on one line, which breaks where the version changes. */
export function VersionLane({ artefact }: { artefact: Artefact }) {
  const { versions } = artefact;
  const { live } = useTexts();
  return (
    <span className={lane}>
      {STAGES.map((stage, index) => {
        const version = versions[stage];
        const before = STAGES[index - 1];
        return (
          <span key={stage} className={css({ display: 'contents' })}>
            {before && (
              <span className={link} data-broken={versions[before] !== version || undefined} />
            )}
            <span className={cx(versionChip(), chip)} data-state={compareWithDev(artefact, stage)}>
              {version ?? live.missing}
            </span>
          </span>
        );
      })}
    </span>
  );
}

/** The heads of the columns that the lane's chips stand in. */
export function LaneHeads({ details }: { details: Record<(typeof STAGES)[number], string> }) {
  return (
    <span className={lane}>
      {STAGES.map((stage, index) => (
        <span key={stage} className={css({ display: 'contents' })}>
          {index > 0 && <span />}
          <span className={head}>
            <span className={css({ color: 'ink', fontWeight: 'semibold' })}>{stage}</span>
            <span className={tenant}>{details[stage]}</span>
          </span>
        </span>
      ))}
    </span>
  );
}

const lane = css({
  display: 'grid',
  gridTemplateColumns: '[3.75rem 1fr 3.75rem 1fr 3.75rem]',
  alignItems: 'center',
});

const head = css({
  display: 'grid',
  justifySelf: 'start',
  fontFamily: 'mono',
  fontSize: '[0.75rem]',
});

const tenant = css({ color: 'muted', fontSize: '[0.6875rem]' });

const link = css({
  height: 'px',
  backgroundColor: '[color-mix(in srgb, {colors.aligned} 45%, transparent)]',
  '&[data-broken]': {
    backgroundColor: '[transparent]',
    backgroundImage:
      '[repeating-linear-gradient(90deg, {colors.deviationMark} 0 3px, transparent 3px 7px)]',
  },
});

// The site's chip, as narrow as the picture's columns.
const chip = css({
  justifyContent: 'center',
  minHeight: '[1.3125rem]',
  paddingInline: '0',
  boxShadow: 'none',
  fontSize: '[0.75rem]',
});

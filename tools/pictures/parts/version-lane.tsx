import { css } from '#styled/css';
import { type Artefact, STAGES } from '../data/landscape.ts';

/** An artefact's versions from DEV to PROD on one line, which breaks where the version changes. */
export function VersionLane({ artefact }: { artefact: Artefact }) {
  const { versions } = artefact;
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
            <span className={chip} data-state={stateOf(version, versions.DEV)}>
              {version ?? '–'}
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

function stateOf(version: string | undefined, reference: string | undefined) {
  if (version === undefined) return 'missing';
  return version === reference ? 'aligned' : 'deviation';
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

const chip = css({
  display: 'grid',
  placeItems: 'center',
  height: '[1.3125rem]',
  borderRadius: '[5px]',
  fontFamily: 'mono',
  fontSize: '[0.75rem]',
  fontVariantNumeric: 'tabular-nums',
  '&[data-state=aligned]': { backgroundColor: 'alignedSoft', color: 'aligned' },
  '&[data-state=deviation]': {
    backgroundColor: 'deviationSoft',
    color: 'deviation',
    fontWeight: 'semibold',
    boxShadow: '[inset 0 0 0 1px {colors.deviationMark}]',
  },
  '&[data-state=missing]': {
    color: 'deviation',
    border: '[1px dashed {colors.deviationMark}]',
  },
});

import { compareWithDev, packages, STAGES } from '#app/features/explorer/demo/landscape.ts';
import { css } from '#styled/css';

/** The whole landscape as three lanes: one chip for each artefact, packages apart. */
export function LandscapeLanes({ isClose = false }: { isClose?: boolean }) {
  return (
    <div className={lanes} data-close={isClose || undefined}>
      <div className={lane} hidden={isClose}>
        <span className={label} />
        {packages.map(({ name, artefacts }) => (
          <span key={name} className={packageName} style={{ flexGrow: artefacts.length }}>
            {name}
          </span>
        ))}
      </div>
      {STAGES.map((stage) => (
        <div key={stage} className={lane} data-drawn>
          <span className={label}>{stage}</span>
          {packages.map(({ name, artefacts }) => (
            <span key={name} className={group} style={{ flexGrow: artefacts.length }}>
              {artefacts.map((artefact) => (
                <span
                  key={artefact.name}
                  className={chip}
                  data-state={compareWithDev(artefact, stage)}
                />
              ))}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

const lanes = css({
  display: 'grid',
  flexShrink: '0',
  gap: '1.5',
  paddingInline: '4',
  paddingBlockEnd: '4',
});

// The hairline runs behind the chips, from the first package to the last.
const lane = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  '[data-close] > &': { gap: '1.5', '&[hidden]': { display: 'none' } },
  '&[data-drawn]::before': {
    content: '""',
    position: 'absolute',
    insetInline: '[3.5rem 0]',
    height: 'px',
    backgroundColor: 'line',
  },
});

const label = css({
  width: '10',
  flexShrink: '0',
  fontFamily: 'mono',
  fontSize: '[0.75rem]',
  fontWeight: 'medium',
});

const packageName = css({
  flexBasis: '0',
  color: 'muted',
  fontSize: '[0.6875rem]',
  lineHeight: 'none',
});

const group = css({
  position: 'relative',
  display: 'flex',
  gap: '1',
  flexBasis: '0',
  '[data-close] &': { gap: 'px' },
});

const chip = css({
  flexGrow: '1',
  flexBasis: '0',
  height: '4',
  borderRadius: '[4px]',
  '&[data-state=aligned]': {
    backgroundColor: '[color-mix(in oklab, {colors.aligned} 42%, {colors.alignedSoft})]',
  },
  '&[data-state=deviation]': { backgroundColor: 'deviationMark' },
  '&[data-state=missing]': {
    backgroundColor: 'surface',
    border: '[1.5px dashed {colors.deviationMark}]',
  },
});

import type { Artefact } from '#app/features/explorer/demo/landscape.ts';
import { useFormats, useTexts } from '#studio/language.tsx';
import { CloseUp, CloseUpRow, mono } from '#studio/parts/close-up.tsx';
import { FindingIcon } from '#studio/parts/finding-text.tsx';
import { StageTag } from '#studio/parts/stage-tag.tsx';
import { changes } from '#studio/scenes/landscape-monitoring.tsx';
import { css } from '#styled/css';

/** The newest changes, first the one that is missing on PROD. */
export function LandscapeMonitoringCloseUp() {
  const { monitoring } = useTexts();
  return (
    <CloseUp title={monitoring.changes} detail={monitoring.changesDetail}>
      {changes.slice(0, 4).map((artefact) => (
        <Change key={artefact.name} artefact={artefact} />
      ))}
    </CloseUp>
  );
}

function Change({ artefact }: { artefact: Artefact }) {
  const formats = useFormats();
  const { at, stage } = artefact.deployed;
  return (
    <CloseUpRow>
      <FindingIcon artefact={artefact} />
      <span className={css({ display: 'grid', flexGrow: '1' })}>
        <span className={mono}>{artefact.name}</span>
        <span className={css({ color: 'muted', fontSize: '[0.75rem]', textStyle: 'figure' })}>
          {formats.moment(at)} · {artefact.versions[stage]}
        </span>
      </span>
      <StageTag stage={stage} />
    </CloseUpRow>
  );
}

import { type Artefact, artefacts } from '#app/features/explorer/demo/landscape.ts';
import { useFormats, useTexts } from '#studio/language.tsx';
import { CloseUp, CloseUpRow, mono } from '#studio/parts/close-up.tsx';
import { StageTag } from '#studio/parts/controls.tsx';
import { css } from '#styled/css';

/** The latest change of each artefact, the newest first. */
export const changes: readonly Artefact[] = artefacts.toSorted(
  (a, b) => b.deployed.at - a.deployed.at,
);

export function LandscapeMonitoringCloseUp() {
  const { monitoring } = useTexts();
  const formats = useFormats();
  return (
    <CloseUp title={monitoring.changes}>
      {changes.slice(0, 4).map(({ name, versions, deployed: { at, stage } }) => (
        <CloseUpRow key={name}>
          <span className={css({ display: 'grid', flexGrow: '1' })}>
            <span className={mono}>{name}</span>
            <span className={css({ color: 'muted', fontSize: '[0.75rem]', textStyle: 'figure' })}>
              {formats.moment(at)} · {versions[stage]}
            </span>
          </span>
          <StageTag stage={stage} />
        </CloseUpRow>
      ))}
    </CloseUp>
  );
}

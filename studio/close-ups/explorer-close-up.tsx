import { Package } from 'lucide-react';
import { artefacts, deviates, packages, TENANTS } from '#app/features/explorer/demo/landscape.ts';
import { useFormats, useTexts } from '#studio/language.tsx';
import { ArtefactRow, CloseUp } from '#studio/parts/close-up.tsx';
import { Choices } from '#studio/parts/controls.tsx';
import { LaneHeads } from '#studio/parts/version-lane.tsx';
import { deviatingPackages } from '#studio/scenes/landscape-explorer.tsx';
import { css } from '#styled/css';

/** Three artefacts of the first package: one behind, one aligned, one missing. */
const shown = [0, 1, 3].flatMap((index) => packages[0]?.artefacts[index] ?? []);

export function LandscapeExplorerCloseUp() {
  const { areas } = useTexts();
  return (
    <CloseUp title={areas.landscapeExplorer} detail="Sales Integration">
      <div className={heads}>
        <LaneHeads details={TENANTS} />
      </div>
      {shown.map((artefact) => (
        <ArtefactRow key={artefact.name} artefact={artefact} />
      ))}
    </CloseUp>
  );
}

/** The first of the deviations that the filter leaves. */
export function ExplorerCloseUp() {
  const { live, areas } = useTexts();
  const formats = useFormats();
  return (
    <CloseUp
      title={areas.explorer}
      detail={
        <Choices
          chosen={1}
          options={[
            { label: live.filter.all, count: formats.number(artefacts.length) },
            {
              label: live.filter.deviations,
              count: formats.number(artefacts.filter(deviates).length),
              tone: 'deviation',
            },
          ]}
        />
      }
    >
      {deviatingPackages.slice(0, 2).map(({ name, artefacts: found }) => (
        <div key={name} className={css({ display: 'contents' })}>
          <div className={group}>
            <Package aria-hidden="true" />
            {name}
          </div>
          {found.map((artefact) => (
            <ArtefactRow key={artefact.name} artefact={artefact} />
          ))}
        </div>
      ))}
    </CloseUp>
  );
}

const heads = css({
  paddingInline: '4',
  paddingBlock: '1',
  borderBlockEnd: 'line',
  fontSize: '[0.75rem]',
});

const group = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  height: '6',
  paddingInline: '4',
  backgroundColor: 'surfaceSunken',
  borderBlockEnd: 'line',
  fontSize: '[0.75rem]',
  fontWeight: 'semibold',
  '& > svg': { width: '3.5', height: '3.5', color: 'muted' },
});

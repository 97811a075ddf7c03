import { Package } from 'lucide-react';
import {
  artefacts,
  type IntegrationPackage,
  packages,
} from '#app/features/explorer/demo/landscape.ts';
import { findAssignment, packageId, type SharedStage } from '#studio/data/stage-rules.ts';
import { fill, useTexts } from '#studio/language.tsx';
import { css } from '#styled/css';
import { StageTag } from './controls.tsx';

/** A package known by its id and one known by the names of its artefacts. */
const OPEN = ['E-Invoicing', 'Procurement'];

/** One stage of the shared tenant: its packages, the first of them opened. */
export function SharedTenantLane({ stage }: { stage: SharedStage }) {
  const { stages } = useTexts();
  return (
    <div className={lane}>
      <div className={line} data-head="">
        <StageTag stage={stage} />
        <span>{fill(stages.artefacts, { count: artefacts.length })}</span>
      </div>
      {packages.map((content) => (
        <PackageRows
          key={content.name}
          content={content}
          stage={stage}
          isOpen={OPEN.includes(content.name)}
        />
      ))}
    </div>
  );
}

interface PackageRowsProps {
  content: IntegrationPackage;
  stage: SharedStage;
  isOpen: boolean;
}

function PackageRows({ content, stage, isOpen }: PackageRowsProps) {
  const id = packageId(content, stage);
  const { stages } = useTexts();
  const assigned = findAssignment(content);
  return (
    <>
      <div className={line} data-package="">
        <Package aria-hidden="true" />
        {content.name}
        {id && (
          <span className={note}>
            <span className={match}>{id.prefix}</span>
            {id.rest}
          </span>
        )}
        {assigned === 'byHand' && <span className={note}>{stages.byHand}</span>}
        <span>{content.artefacts.length}</span>
      </div>
      {isOpen &&
        content.artefacts.map(({ name, versions }) => (
          <div key={name} className={line} data-artefact="">
            <span>
              {name}
              {assigned === 'artefactSuffix' && <span className={match}>{`_${stage}`}</span>}
            </span>
            <span data-deviates={versions[stage] !== versions.DEV || undefined}>
              {versions[stage]}
            </span>
          </div>
        ))}
    </>
  );
}

const lane = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  borderBlockStart: 'line',
  fontSize: '[0.75rem]',
  '& > :last-child': { marginInlineStart: 'auto', color: 'muted', textStyle: 'figure' },
  '&[data-head]': { flexGrow: '0', flexBasis: '9', flexShrink: '0', border: '[none]' },
  '&[data-package]': { backgroundColor: 'surfaceSunken', fontWeight: 'medium' },
  '&[data-artefact]': { fontFamily: 'mono', fontSize: '[0.71875rem]' },
  '& > [data-deviates]': { color: 'deviation', fontWeight: 'semibold' },
  '& > svg': { width: '3.5', height: '3.5', color: 'muted' },
});

const note = css({ color: 'muted', fontFamily: 'mono', fontSize: '[0.6875rem]' });

const match = css({ color: 'accent', fontWeight: 'semibold' });

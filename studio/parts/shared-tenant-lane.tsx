import { Hand, Package } from 'lucide-react';
import {
  artefacts,
  type IntegrationPackage,
  packages,
} from '#app/features/explorer/demo/landscape.ts';
import { findAssignment, packageId, type SharedStage } from '#studio/data/stage-rules.ts';
import { fill, useTexts } from '#studio/language.tsx';
import { css } from '#styled/css';
import { StageTag } from './stage-tag.tsx';

const OPEN = 3;

/** One stage of the shared tenant: its packages, the first of them opened. */
export function SharedTenantLane({ stage }: { stage: SharedStage }) {
  const { stages } = useTexts();
  return (
    <div className={lane}>
      <div className={head}>
        <StageTag stage={stage} />
        <span className={css({ color: 'muted', fontSize: '[0.75rem]' })}>
          {fill(stages.artefacts, { count: artefacts.length })}
        </span>
      </div>
      {packages.map((content, index) => (
        <PackageRows key={content.name} content={content} stage={stage} isOpen={index < OPEN} />
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
      <div className={group}>
        <Package aria-hidden="true" />
        {content.name}
        {id && (
          <span className={packageIdLook}>
            <span className={match}>{id.prefix}</span>
            {id.rest}
          </span>
        )}
        {assigned === 'byHand' && (
          <span className={byHand}>
            <Hand aria-hidden="true" />
            {stages.byHand}
          </span>
        )}
        <span className={count}>{content.artefacts.length}</span>
      </div>
      {isOpen &&
        content.artefacts.map(({ name, versions }) => (
          <div key={name} className={row}>
            <span>
              {name}
              {assigned === 'artefactSuffix' && <span className={match}>{`_${stage}`}</span>}
            </span>
            <span className={version} data-deviates={versions[stage] !== versions.DEV || undefined}>
              {versions[stage]}
            </span>
          </div>
        ))}
    </>
  );
}

const lane = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '9',
  flexShrink: '0',
  paddingInline: '4',
});

const group = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  backgroundColor: 'surfaceSunken',
  borderBlockStart: 'line',
  fontSize: '[0.75rem]',
  fontWeight: 'medium',
  '& > svg': { width: '3.5', height: '3.5', color: 'muted' },
});

const packageIdLook = css({
  color: 'muted',
  fontFamily: 'mono',
  fontSize: '[0.6875rem]',
  fontWeight: 'normal',
});

const byHand = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  color: 'muted',
  fontSize: '[0.6875rem]',
  fontWeight: 'normal',
  '& > svg': { width: '3', height: '3' },
});

const match = css({ color: 'accent', fontWeight: 'semibold' });

const count = css({
  marginInlineStart: 'auto',
  color: 'muted',
  fontWeight: 'normal',
  textStyle: 'figure',
});

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  flexGrow: '1',
  flexBasis: '0',
  paddingInline: '4',
  borderBlockStart: '[1px solid color-mix(in srgb, {colors.line} 60%, transparent)]',
  fontFamily: 'mono',
  fontSize: '[0.71875rem]',
});

const version = css({
  color: 'muted',
  '&[data-deviates]': { color: 'deviation', fontWeight: 'semibold' },
});

import { ArrowLeftRight, Check, TriangleAlert } from 'lucide-react';
import {
  type Artefact,
  compareStages,
  type Finding,
} from '#app/features/explorer/demo/landscape.ts';
import type { ParameterFinding } from '#app/features/explorer/demo/parameters.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { css } from '#styled/css';

const icons = {
  aligned: Check,
  perStage: ArrowLeftRight,
  behind: TriangleAlert,
  missing: TriangleAlert,
} as const;

/** The lane's finding in words: equal everywhere, or the deviating stage. */
export function FindingText({ finding }: { finding: Finding | ParameterFinding }) {
  const { live } = useTexts();
  const formats = useFormats();
  const Icon = icons[finding.kind];
  const stages = 'stages' in finding ? formats.list(finding.stages) : '';
  return (
    <span className={text} data-finding={finding.kind}>
      <Icon aria-hidden="true" />
      {fill(live.findings[finding.kind], { stages })}
    </span>
  );
}

/** The finding as an icon. */
export function FindingIcon({ artefact }: { artefact: Artefact }) {
  const { kind } = compareStages(artefact);
  const Icon = icons[kind];
  return (
    <span className={text} data-finding={kind}>
      <Icon aria-hidden="true" />
    </span>
  );
}

const text = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  color: 'deviation',
  fontFamily: 'sans',
  fontWeight: 'medium',
  fontSize: '[0.75rem]',
  '& > svg': { width: '3.5', height: '3.5', flexShrink: '0' },
  '&:is([data-finding=aligned], [data-finding=perStage])': { color: 'muted', fontWeight: 'normal' },
  '&[data-finding=aligned] > svg': { color: 'aligned' },
});

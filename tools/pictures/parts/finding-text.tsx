import { Check, TriangleAlert } from 'lucide-react';
import { css } from '#styled/css';
import { type Artefact, compareStages } from '../data/landscape.ts';
import { fill, useFormats, useTexts } from '../language.tsx';

/** In words what the lane shows: equal everywhere, or where not. */
export function FindingText({ artefact }: { artefact: Artefact }) {
  const { findings } = useTexts();
  const formats = useFormats();
  const finding = compareStages(artefact);
  const isAligned = finding.kind === 'aligned';
  const Icon = isAligned ? Check : TriangleAlert;
  return (
    <span className={text} data-finding={finding.kind}>
      <Icon aria-hidden="true" />
      {isAligned
        ? findings.aligned
        : fill(findings[finding.kind], { stages: formats.list(finding.stages) })}
    </span>
  );
}

const text = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  color: 'deviation',
  fontWeight: 'medium',
  fontSize: '[0.75rem]',
  '& > svg': { width: '3.5', height: '3.5', flexShrink: '0' },
  '&[data-finding=aligned]': {
    color: 'muted',
    fontWeight: 'normal',
    '& > svg': { color: 'aligned' },
  },
});

import { Check, TriangleAlert } from 'lucide-react';
import { type Artefact, compareStages } from '#app/features/explorer/demo/landscape.ts';
import { fill, useFormats, useTexts } from '#studio/language.tsx';
import { css } from '#styled/css';

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

/** The same without words. */
export function FindingIcon({ artefact }: { artefact: Artefact }) {
  const { kind } = compareStages(artefact);
  const Icon = kind === 'aligned' ? Check : TriangleAlert;
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
  fontWeight: 'medium',
  fontSize: '[0.75rem]',
  '& > svg': { width: '3.5', height: '3.5', flexShrink: '0' },
  '&[data-finding=aligned]': {
    color: 'muted',
    fontWeight: 'normal',
    '& > svg': { color: 'aligned' },
  },
});

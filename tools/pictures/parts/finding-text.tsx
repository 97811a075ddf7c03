import { Check, TriangleAlert } from 'lucide-react';
import { css } from '#styled/css';
import { type Artefact, compareStages } from '../data/landscape.ts';
import { fill, useFormats, useTexts } from '../language.tsx';

/** In words what the lane shows: equal everywhere, or where not. */
export function FindingText({ artefact }: { artefact: Artefact }) {
  const { findings } = useTexts();
  const formats = useFormats();
  const finding = compareStages(artefact);
  if (finding.kind === 'aligned') {
    return (
      <span className={css({ ...look, color: 'muted', '& > svg': { ...icon, color: 'aligned' } })}>
        <Check aria-hidden="true" />
        {findings.aligned}
      </span>
    );
  }
  return (
    <span className={deviation}>
      <TriangleAlert aria-hidden="true" />
      {fill(findings[finding.kind], { stages: formats.list(finding.stages) })}
    </span>
  );
}

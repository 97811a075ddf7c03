import { landscape } from '#styled/recipes';
import { STAGES, type Stage } from './demo/landscape';

interface StageHeadsProps {
  first: string;
  last: string;
  /** Below each stage's name. */
  details?: Record<Stage, string>;
}

/** What the columns are; on phones each value says it itself. */
export function StageHeads({ first, last, details }: StageHeadsProps) {
  return (
    <thead className={landscape().head}>
      <tr>
        <th scope="col">{first}</th>
        {STAGES.map((stage) => (
          <th key={stage} scope="col" translate="no">
            {stage}
            {details && <span>{details[stage]}</span>}
          </th>
        ))}
        <th scope="col">{last}</th>
      </tr>
    </thead>
  );
}

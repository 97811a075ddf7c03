import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#app/ui/icon';
import { landscape } from '#styled/recipes';

interface StageHeadsProps {
  first: ReactNode;
  last: ReactNode;
  /** The stages in order; the detail is shown below the name. */
  stages: readonly { name: string; detail?: string }[];
}

/** Column heads; on phones each value has its own label. */
export function StageHeads({ first, last, stages }: StageHeadsProps) {
  return (
    <thead className={landscape().stages}>
      <tr>
        <th scope="col">{first}</th>
        {stages.map(({ name, detail }) => (
          <th key={name} scope="col" translate="no">
            {name}
            {detail && <span>{detail}</span>}
          </th>
        ))}
        <th scope="col">{last}</th>
      </tr>
    </thead>
  );
}

interface StageCellProps extends Omit<ComponentProps<'td'>, 'className'> {
  stage: string;
  /** True if the next stage has another version; the line behind the versions breaks there. */
  isBroken?: boolean;
}

/** A cell with an artefact's version on a stage. */
export function StageCell({ stage, isBroken = false, ...props }: StageCellProps) {
  const className = landscape().stage;
  return (
    <td {...props} className={className} data-stage={stage} data-broken={isBroken || undefined} />
  );
}

/** A cell that states a finding in words, since colour alone is not enough. */
export function FindingCell({ deviates, children }: { deviates: boolean; children: ReactNode }) {
  return (
    <td className={landscape().finding} data-deviates={deviates ? '' : undefined}>
      {deviates && <Icon name="triangle-alert" />}
      {children}
    </td>
  );
}

import { TENANTS } from '#app/features/explorer/demo/landscape.ts';
import { openArtefact, type StageRule, stageRules } from '#studio/data/stage-rules.ts';
import { useTexts } from '#studio/language.tsx';
import { CloseUp, CloseUpRow, mono } from '#studio/parts/close-up.tsx';
import { StageTag } from '#studio/parts/stage-tag.tsx';
import { css } from '#styled/css';

/** An example of each rule with the stage that it gives, and the artefact that none fits. */
export function StageManagementCloseUp() {
  const { stages, areas } = useTexts();
  return (
    <CloseUp title={areas.stageManagement} detail={TENANTS.DEV}>
      {stageRules.map((rule) => (
        <CloseUpRow key={rule.pattern}>
          <span className={mono}>
            <Example rule={rule} />
          </span>
          <StageTag stage={rule.stage} />
        </CloseUpRow>
      ))}
      <CloseUpRow deviates>
        <span className={mono}>{openArtefact}</span>
        <span className={css({ color: 'deviation', fontWeight: 'medium' })}>{stages.open}</span>
      </CloseUpRow>
    </CloseUp>
  );
}

/** The artefact's name, with the part that the rule matches highlighted. */
function Example({ rule: { example, pattern } }: { rule: StageRule }) {
  const [known = ''] = pattern.split('*').filter((part) => part !== '');
  const [before, after] = example.split(known);
  return (
    <>
      {before}
      <span className={css({ color: 'accent', fontWeight: 'semibold' })}>{known}</span>
      {after}
    </>
  );
}

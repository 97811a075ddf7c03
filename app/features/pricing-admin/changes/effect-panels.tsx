import { type Ref, useDeferredValue } from 'react';
import { quoteSamples } from '#app/domain/pricing/editing/samples';
import { changesOf } from '#app/features/pricing-admin/derived';
import { useDraft, useSession } from '#app/features/pricing-admin/editor-context';
import { Panel } from '#app/features/pricing-admin/panel';
import { Text } from '#app/i18n/text';
import { css } from '#styled/css';
import { ChangeList } from './change-list';
import { SampleList } from './sample-list';

/** What the edits do: in words, and to the price of three sample customers (D22). */
export function EffectPanels({ changesRef }: { changesRef: Ref<HTMLHeadingElement> }) {
  const base = useSession((state) => state.base);
  // Typing comes first; these may follow a moment later.
  const draft = useDeferredValue(useDraft((whole) => whole));
  const changes = changesOf(base, draft);
  const samples = quoteSamples(base, draft);
  return (
    <>
      <Panel title={<Text of="admin:samples.title" />} isAside>
        {samples.length === 0 ? (
          <p className={quiet}>
            <Text of="admin:samples.none" />
          </p>
        ) : (
          <SampleList samples={samples} />
        )}
      </Panel>
      <Panel title={<Text of="admin:changes.title" />} headRef={changesRef} isAside>
        {changes.length === 0 ? (
          <p className={quiet}>
            <Text of="admin:changes.none" />
          </p>
        ) : (
          <ChangeList changes={changes} />
        )}
      </Panel>
    </>
  );
}

const quiet = css({ color: 'muted', textStyle: 'caption' });

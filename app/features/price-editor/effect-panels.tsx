import { type Ref, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList, SampleList } from '#app/catalog/price-changes/change-list';
import { quoteSamples } from '#app/domain/pricing/editing/samples';
import { css } from '#styled/css';
import { getChanges, useDraftSession } from './editor-context';
import { EditorPanel } from './editor-panel';

/** Changes and their effect on three sample customers (D22). */
export function EffectPanels({ changesRef }: { changesRef: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('editor');
  const inForce = useDraftSession((state) => state.inForce);
  // Deferred, so that typing stays fast.
  const draft = useDeferredValue(useDraftSession((state) => state.draft));
  const changes = getChanges(inForce, draft);
  const samples = quoteSamples(inForce, draft);
  return (
    <>
      <EditorPanel title={t('samples.title')} isAside>
        {samples.length === 0 ? (
          <p className={quiet}>{t('samples.none')}</p>
        ) : (
          <SampleList samples={samples} />
        )}
      </EditorPanel>
      <EditorPanel title={t('changes.title')} headRef={changesRef} isAside>
        {changes.length === 0 ? (
          <p className={quiet}>{t('changes.none')}</p>
        ) : (
          <ChangeList changes={changes} />
        )}
      </EditorPanel>
    </>
  );
}

const quiet = css({ color: 'muted', textStyle: 'caption' });

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DialogFailed } from '#app/catalog/load-failed';
import { Button } from '#app/ui/button';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';
import { artefacts } from './demo/landscape';
import { type Answer, searchLandscape } from './search-landscape';

/** Ark comes with the dialog; by the time something is pressed it is mostly there. */
const loadDialog = async () => (await import('./comparison-dialog')).ComparisonDialog;

interface LiveLandscapeProps {
  section: HTMLElement;
  /** The artefact whose comparison is open, or was. */
  compared: string | undefined;
  /** How often a comparison was asked for. */
  presses: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What makes the drawn landscape answer: the search and the comparison. */
export function LiveLandscape(props: LiveLandscapeProps) {
  const { section, compared, presses, isOpen, onOpenChange } = props;
  const answer = useAnswer(section);
  useEffect(() => void loadDialog().catch(() => undefined), []);
  const place = section.querySelector('[data-answer]');
  return (
    <>
      {answer && place && createPortal(<SearchAnswer answer={answer} section={section} />, place)}
      {compared !== undefined && (
        <LazyPart
          load={loadDialog}
          presses={presses}
          whenFailed={(retry) => <DialogFailed onRetry={retry} />}
        >
          {(ComparisonDialog) => (
            <ComparisonDialog name={compared} open={isOpen} onOpenChange={onOpenChange} />
          )}
        </LazyPart>
      )}
    </>
  );
}

/** What the landscape shows of what is searched for, also of what was typed before this code came. */
function useAnswer(section: HTMLElement): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    const root = section.querySelector<HTMLElement>('[data-landscape]');
    if (!root) return;
    const search = () => setAnswer(searchLandscape(root));
    search();
    root.addEventListener('input', search);
    return () => root.removeEventListener('input', search);
  }, [section]);
  return answer;
}

function SearchAnswer({ answer, section }: { answer: Answer; section: HTMLElement }) {
  const { t } = useTranslation('explorer');
  const { query, filter, shown } = answer;
  if (query === '' && filter === 'all') return null;
  const reset = () => {
    const field = section.querySelector<HTMLInputElement>('[type=search]');
    if (!field) return;
    field.value = '';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  };
  if (shown > 0) {
    return <p className={found}>{t('found', { shown, total: artefacts.length })}</p>;
  }
  return (
    <div className={empty}>
      <p>{t(`empty.${filter}`, { query })}</p>
      <Button visual="outline" size="sm" onClick={reset}>
        {t('empty.reset')}
      </Button>
    </div>
  );
}

const found = css({
  paddingBlock: '3',
  paddingInline: { base: '4', md: '5' },
  borderBlockStart: 'line',
  color: 'muted',
  textStyle: 'caption',
});

const empty = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '4',
  paddingBlock: '12',
  paddingInline: '4',
  textAlign: 'center',
});

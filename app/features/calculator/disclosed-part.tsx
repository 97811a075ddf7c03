import { type ReactNode, useId, useState } from 'react';
import { LoadFailed } from '#app/catalog/load-failed';
import { useLoadWithTexts } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import type { IconName } from '#app/ui/icon-names';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';

interface DisclosedPartProps<Part> {
  label: string;
  icon: IconName;
  /** Must be a stable function. */
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
}

/** A button that opens a part below it and then loads its code and texts. */
export function DisclosedPart<Part>(props: DisclosedPartProps<Part>) {
  const { label, icon, load, children } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const loadWithTexts = useLoadWithTexts('details', load);
  return (
    <>
      <Button
        visual="link"
        className={opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
        {label}
      </Button>
      {isOpen && (
        <div id={id} className={css({ width: 'full', minWidth: '0', minHeight: '[20rem]' })}>
          <LazyPart load={loadWithTexts} whenFailed={(retry) => <LoadFailed onRetry={retry} />}>
            {children}
          </LazyPart>
        </div>
      )}
    </>
  );
}

// Hidden on paper, where it does nothing.
const opener = css({ _print: { display: 'none' }, _noscript: { display: 'none' } });

import { type ReactNode, useId, useState } from 'react';
import type { Part } from '#app/later/define-part';
import { LaterPart } from '#app/later/later-part';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import type { IconName } from '#app/ui/icon-names';
import { css } from '#styled/css';

interface DisclosedPartProps<Code> {
  label: string;
  icon: IconName;
  part: Part<Code>;
  children: (code: Code) => ReactNode;
}

/** A button that opens a part below it, whose code and texts are then loaded. */
export function DisclosedPart<Code>({ label, icon, part, children }: DisclosedPartProps<Code>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
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
          <LaterPart part={part} when="shown">
            {children}
          </LaterPart>
        </div>
      )}
    </>
  );
}

// Hidden on paper, where it does nothing.
const opener = css({ _print: { display: 'none' }, _noscript: { display: 'none' } });

import type { ReactNode } from 'react';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';

interface IconButtonProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/**
 * A disabled one does nothing but keeps the focus: a person who moved an item to the end, or undid all
 * edits, may want to go back.
 */
export function IconButton({ label, isDisabled = false, onClick, children }: IconButtonProps) {
  return (
    <Button
      visual="ghost"
      size="sm"
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      className={quiet}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {children}
    </Button>
  );
}

const quiet = css({
  paddingInline: '2.5',
  '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 'disabled' },
});

import type { ReactNode } from 'react';
import { Button } from '#app/ui/button';
import { css } from '#styled/css';

interface IconButtonProps {
  label: string;
  isDisabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A disabled button keeps the focus, because the opposite step is often next. */
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

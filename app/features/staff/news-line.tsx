import type { ReactNode } from 'react';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';

/** Says what was done. The element stays, so that screen readers announce it. */
export function NewsLine({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={css({ _empty: { srOnly: true } })}>
      {children !== undefined && children !== '' && <Notice>{children}</Notice>}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { button } from '#styled/recipes';

interface DangerButtonProps extends ComponentProps<'button'> {
  /** Opens the question whether to do it. */
  isQuestion?: boolean;
}

/** For what cannot be undone. Panda finds its looks here, so that visitors do not load them. */
export function DangerButton({ isQuestion = false, ...props }: DangerButtonProps) {
  const look = isQuestion
    ? button({ visual: 'dangerOutline', size: 'md' })
    : button({ visual: 'danger', size: 'md' });
  return <button {...props} type="button" className={look} />;
}

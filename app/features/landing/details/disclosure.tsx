import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon';
import { disclosure } from '#styled/recipes';

interface DisclosureProps {
  title: string;
  children: ReactNode;
}

/** Content that opens without scripts, and is open on paper. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className={classes.root}>
      <summary className={classes.title}>
        <h3>{title}</h3>
        <Icon name="plus" className={classes.closed} />
        <Icon name="minus" className={classes.opened} />
      </summary>
      {children}
    </details>
  );
}

const classes = disclosure();

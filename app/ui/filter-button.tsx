import { useId, useState } from 'react';
import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

/**
 * A button that shows a list's filters on a phone, and attributes of what it shows; on wider screens
 * filters always stand there.
 * @param activeCount how many filters are set, told while they are hidden
 */
export function useFilterButton(label: string, activeCount: number) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const filterButton = (
    <Button
      visual="outline"
      className={css({ display: { md: 'none' }, justifySelf: 'start' })}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={() => setOpen(!isOpen)}
    >
      <Icon name="sliders-horizontal" />
      {label}
      {activeCount > 0 && <Badge tone="accent">{activeCount}</Badge>}
    </Button>
  );
  return { filterButton, folded: { id, 'data-open': isOpen || undefined } };
}

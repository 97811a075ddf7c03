import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';

interface FilterRowProps {
  /** What is filtered, for screen readers. */
  label: string;
  /** How many filters are set, told while they are hidden. */
  activeCount: number;
  className?: string;
  children: ReactNode;
}

/** Filters of a list in one row, on a phone behind one button. */
export function FilterRow({ label, activeCount, className, children }: FilterRowProps) {
  const { t } = useTranslation('office');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <search aria-label={label} className={cx(css({ display: 'grid', gap: '3' }), className)}>
      <Button
        visual="outline"
        className={css({ display: { md: 'none' }, justifySelf: 'start' })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sliders-horizontal" />
        {t('filters')}
        {activeCount > 0 && <Badge tone="accent">{activeCount}</Badge>}
      </Button>
      <div id={id} data-open={isOpen ? '' : undefined} className={fields}>
        {children}
      </div>
    </search>
  );
}

const fields = css({
  display: 'none',
  flexWrap: { base: 'wrap', lg: 'nowrap' },
  alignItems: 'flex-end',
  gap: '3',
  '&[data-open]': { display: 'flex' },
  md: { display: 'flex' },
});

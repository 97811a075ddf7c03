import { Badge } from '#app/ui/badge';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

interface FilterButtonProps {
  label: string;
  /** Id of the filters. */
  controls: string;
  /** How many filters are set, told while they are hidden. */
  activeCount: number;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** Shows a list's filters on a phone; on wider screens they always stand there. */
export function FilterButton(props: FilterButtonProps) {
  const { label, controls, activeCount, isOpen, onToggle } = props;
  return (
    <Button
      visual="outline"
      className={css({ display: { md: 'none' }, justifySelf: 'start' })}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onToggle(!isOpen)}
    >
      <Icon name="sliders-horizontal" />
      {label}
      {activeCount > 0 && <Badge tone="accent">{activeCount}</Badge>}
    </Button>
  );
}

import { ChevronDown, type LucideIcon, Search } from 'lucide-react';
import type { Stage } from '#app/features/explorer/demo/landscape.ts';
import { css, cx } from '#styled/css';

/** Static pictures of the product's controls. */
export function SearchBox({ placeholder }: { placeholder: string }) {
  return (
    <span className={cx(box, css({ width: '[13rem]', color: 'muted' }))}>
      <Search aria-hidden="true" />
      {placeholder}
    </span>
  );
}

export function SelectBox({ label, value }: { label: string; value: string }) {
  return (
    <span className={box}>
      <span className={css({ color: 'muted' })}>{label}</span>
      <span className={css({ fontWeight: 'medium' })}>{value}</span>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}

interface ActionProps {
  icon: LucideIcon;
  label: string;
  primary?: boolean;
}

export function Action({ icon: Icon, label, primary = false }: ActionProps) {
  return (
    <span className={cx(box, primary && filled)}>
      <Icon aria-hidden="true" />
      <span className={css({ fontWeight: 'medium' })}>{label}</span>
    </span>
  );
}

interface ChoicesProps {
  options: readonly string[];
  chosen?: string;
}

export function Choices({ options, chosen }: ChoicesProps) {
  return (
    <span className={choices}>
      {options.map((label) => (
        <span key={label} className={choice} data-chosen={label === chosen || undefined}>
          {label}
        </span>
      ))}
    </span>
  );
}

export function StageTag({ stage }: { stage: Stage }) {
  return <span className={stageTag}>{stage}</span>;
}

const box = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: '8',
  paddingInline: '2.5',
  border: 'line',
  borderRadius: 'sm',
  backgroundColor: 'surfaceRaised',
  fontSize: '[0.75rem]',
  '& > svg': { width: '3.5', height: '3.5', color: 'muted', flexShrink: '0' },
});

const filled = css({
  backgroundColor: 'accent',
  borderColor: 'accent',
  color: 'onAccent',
  '& > svg': { color: 'onAccent' },
});

const choices = css({
  display: 'inline-flex',
  gap: '0.5',
  height: '8',
  padding: '0.5',
  border: 'line',
  borderRadius: 'sm',
  backgroundColor: 'surfaceSunken',
  fontSize: '[0.75rem]',
});

const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  paddingInline: '2.5',
  borderRadius: '[0.25rem]',
  color: 'muted',
  fontWeight: 'medium',
  '&[data-chosen]': {
    backgroundColor: 'surfaceRaised',
    color: 'ink',
    boxShadow: '[0 0 0 1px {colors.line}]',
  },
});

const stageTag = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '[2.625rem]',
  height: '5',
  paddingInline: '1.5',
  border: 'line',
  borderRadius: '[4px]',
  backgroundColor: 'surfaceRaised',
  color: 'ink',
  fontFamily: 'mono',
  fontSize: '[0.6875rem]',
  fontWeight: 'medium',
  flexShrink: '0',
});

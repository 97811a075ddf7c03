import { ChevronDown, type LucideIcon, Search } from 'lucide-react';
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
  options: readonly { label: string; count?: string; tone?: 'deviation' }[];
  chosen: number;
}

export function Choices({ options, chosen }: ChoicesProps) {
  return (
    <span className={choices}>
      {options.map(({ label, count, tone }, index) => (
        <span key={label} className={choice} data-chosen={index === chosen || undefined}>
          {label}
          {count !== undefined && (
            <span className={choiceCount} data-tone={tone}>
              {count}
            </span>
          )}
        </span>
      ))}
    </span>
  );
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

const choiceCount = css({
  textStyle: 'figure',
  color: 'muted',
  fontWeight: 'normal',
  '&[data-tone=deviation]': { color: 'deviation', fontWeight: 'semibold' },
});

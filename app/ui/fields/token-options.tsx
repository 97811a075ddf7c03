import { css } from '#styled/css';
import type { TokenOption } from './token-draft';

interface TokenOptionsProps {
  id: string;
  label: string;
  options: readonly TokenOption[];
  /** The index of the option that the arrow keys have reached. */
  active: number;
  onTake: (option: TokenOption) => void;
}

/** The list box of a `TokenField`; the focus stays in its text field. */
export function TokenOptions({ id, label, options, active, onTake }: TokenOptionsProps) {
  return (
    <div ref={showWhole} id={id} role="listbox" aria-label={label} tabIndex={-1} className={list}>
      {options.map((option, index) => (
        <button
          key={option.value}
          id={idOfOption(id, index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={entry}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(option)}
        >
          <span className={css({ textStyle: 'code', whiteSpace: 'nowrap' })}>{option.value}</span>
          <span className={css({ color: 'muted', truncate: true })}>{option.label}</span>
        </button>
      ))}
    </div>
  );
}

export function idOfOption(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Suggestions that open beyond the edge, or behind a bar there, are none. */
function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

const list = css({
  position: 'absolute',
  zIndex: 'floating',
  insetBlockStart: '[calc(100% + {spacing.1})]',
  insetInline: '0',
  padding: '1',
  backgroundColor: 'surfaceRaised',
  border: 'line',
  borderRadius: 'md',
  boxShadow: 'float',
});

const entry = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '3',
  width: 'full',
  minHeight: '9',
  paddingInline: '2',
  paddingBlock: '1.5',
  borderRadius: 'sm',
  fontSize: 'sm',
  lineHeight: 'snug',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { backgroundColor: 'surfaceSunken' },
  '&[aria-selected=true]': { backgroundColor: 'accentSoft' },
  _coarse: { minHeight: '11', alignItems: 'center' },
});

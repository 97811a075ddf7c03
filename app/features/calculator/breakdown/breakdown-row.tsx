import { type ReactNode, useId, useState } from 'react';
import { LoadFailed } from '#app/catalog/load-failed';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { Icon } from '#app/ui/icon';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';
import type { SumKind } from './formula-words';

const loadFormula = async () => (await import('./formula')).Formula;

interface BreakdownRowProps {
  label: string;
  detail?: string | undefined;
  selection: Selection;
  quote: Quote;
  of: QuoteLine | SumKind;
  children: ReactNode;
}

/** A row of the itemised price; its name opens the formula (D30). */
export function BreakdownRow({ label, detail, of, selection, quote, children }: BreakdownRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className={opener}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{label}</span>
          <Icon name="chevron-down" />
        </button>
        {detail !== undefined && <span className={caption}>{detail}</span>}
        {isOpen && (
          <span id={id} ref={showWhole} className={formula}>
            <LazyPart load={loadFormula} whenFailed={(retry) => <LoadFailed onRetry={retry} />}>
              {(Formula) => <Formula selection={selection} quote={quote} of={of} />}
            </LazyPart>
          </span>
        )}
      </th>
      <td>{children}</td>
    </tr>
  );
}

/** Scrolls past the next row, because the list fades at its edge. */
function showWhole(opened: HTMLElement | null): void {
  const row = opened?.closest('tr');
  (row?.nextElementSibling ?? row)?.scrollIntoView({ block: 'nearest' });
}

const caption = css({ display: 'block', textStyle: 'caption', color: 'muted' });

const formula = css({
  display: 'block',
  // Reserves space until the text is loaded.
  minHeight: '[1.5em]',
  textStyle: 'caption',
  fontWeight: 'normal',
  fontVariantNumeric: 'tabular-nums',
  color: 'muted',
});

const opener = css({
  position: 'relative',
  minHeight: '6',
  paddingInlineEnd: '4',
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  fontWeight: '[inherit]',
  _coarse: { minHeight: '9' },
  _hover: { color: 'accent' },
  // Without scripts the name is plain text, out of reach of keys and pointer.
  _noscript: { visibility: 'hidden' },
  '& > span': { _noscript: { visibility: 'visible', pointerEvents: 'none', color: 'ink' } },
  '& > svg': {
    display: 'inline-block',
    width: '[1em]',
    height: '[1em]',
    // Outside the text flow, so that it does not wrap alone.
    position: 'absolute',
    margin: '[0.3em]',
    color: 'muted',
    transition: '[rotate 120ms]',
  },
  '&[aria-expanded=true] > svg': { rotate: '[180deg]' },
});

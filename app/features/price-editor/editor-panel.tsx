import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

interface PanelProps {
  title: ReactNode;
  headRef?: Ref<HTMLHeadingElement>;
  actions?: ReactNode;
  /** Beside the form rather than the form itself. */
  isAside?: boolean;
  className?: string;
  children: ReactNode;
}

export function EditorPanel(props: PanelProps) {
  const { title, headRef, actions, isAside = false, className, children } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(card(), layout, isAside ? aside : roomy, className)}
    >
      <div className={css({ hstack: '2' })}>
        <h2 id={id} ref={headRef} tabIndex={-1} dir="auto" className={heading}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

const layout = css({
  display: 'grid',
  // Keeps wide content from widening the column.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

const roomy = css({ gap: '5', padding: '[clamp(1rem, 0.75rem + 1cqi, 1.5rem)]' });

const aside = css({
  gap: '2',
  padding: '4',
  '& h2': { textStyle: 'small', fontWeight: 'semibold' },
});

const heading = css({
  textStyle: 'title',
  flexGrow: '1',
  minWidth: '0',
  paddingBlock: '1',
  overflowWrap: 'anywhere',
});

/** Related fields, two in a row if there is room. */
export function FieldGroup({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={group}>
      <legend className={legend}>{title}</legend>
      <div className={fields}>{children}</div>
    </fieldset>
  );
}

export const wholeRow = css({ gridColumn: '1 / -1' });

const group = css({
  minWidth: '0',
  padding: '0',
  border: 'none',
  borderBlockStart: 'line',
  paddingBlockStart: '4',
});

const legend = css({
  float: 'start',
  width: 'full',
  marginBlockEnd: '3',
  padding: '0',
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'muted',
});

const fields = css({
  clear: 'both',
  stack: '4',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(13rem, 100%), 1fr))]',
  columnGap: '4',
  alignItems: 'start',
});

import { type ReactNode, useId } from 'react';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';

interface FieldRemarks {
  hint?: ReactNode;
  /** Warning; does not block. */
  warning?: ReactNode;
  /** Error; blocks submission. */
  error?: ReactNode;
  /** Which of them is announced immediately, while the visitor is typing. */
  live?: 'warning' | 'error';
}

/** Props that a form passes to a control. */
export interface FieldControl {
  /** The control's id, if the form moves the focus to it. */
  id?: string;
  /** The id of a text elsewhere that is about this field too. */
  describedBy?: string;
  /** Invalid, with the reason shown elsewhere. */
  isInvalid?: boolean;
}

export interface FieldFrameProps extends FieldRemarks {
  label: ReactNode;
  isRequired?: boolean;
  control?: FieldControl;
  className?: string | undefined;
}

/** Ids and ARIA props that connect a control with label, hint, warning and error. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: true | undefined;
}

/** Label above, hint, warning and error below the control from `children`. */
export function FieldFrame(
  props: FieldFrameProps & { children: (attributes: ControlAttributes) => ReactNode },
) {
  const { label, isRequired = false, control = {}, className, children, ...remarks } = props;
  const ownId = useId();
  const id = control.id ?? ownId;
  const classes = field();
  return (
    <div className={cx(classes.root, className)}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        'aria-describedby': describeBy(id, remarks, control.describedBy),
        'aria-invalid': remarks.error !== undefined || control.isInvalid || undefined,
        required: isRequired || undefined,
      })}
      <Remarks id={id} {...remarks} />
    </div>
  );
}

function describeBy(id: string, remarks: FieldRemarks, elsewhere: string | undefined) {
  const ids = (['hint', 'warning', 'error'] as const)
    .filter((kind) => remarks[kind] !== undefined)
    .map((kind) => `${id}-${kind}`);
  return [...ids, ...(elsewhere === undefined ? [] : [elsewhere])].join(' ') || undefined;
}

function Remarks({ id, live, ...remarks }: FieldRemarks & { id: string }) {
  return (
    <>
      {remarks.hint !== undefined && (
        <div id={`${id}-hint`} className={field().hint}>
          {remarks.hint}
        </div>
      )}
      {(['warning', 'error'] as const).map(
        (kind) =>
          (remarks[kind] !== undefined || live === kind) && (
            <div
              key={kind}
              id={`${id}-${kind}`}
              aria-live={live === kind ? 'polite' : undefined}
              // An error takes no grid row while empty.
              className={kind === 'error' ? css({ _empty: { position: 'absolute' } }) : undefined}
            >
              {remarks[kind] !== undefined && <Remark kind={kind}>{remarks[kind]}</Remark>}
            </div>
          ),
      )}
    </>
  );
}

const icons = { warning: 'triangle-alert', error: 'octagon-alert' } as const;

function Remark({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  return (
    <div className={field()[kind]}>
      <Icon name={icons[kind]} />
      <span>{children}</span>
    </div>
  );
}

/** Also for errors of several fields together. */
export function FieldError({ children }: { children: ReactNode }) {
  return <Remark kind="error">{children}</Remark>;
}

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
  /** Announces an error immediately, while the visitor is typing. */
  isErrorLive?: boolean;
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

function Remarks({ id, hint, warning, error, isErrorLive = false }: FieldRemarks & { id: string }) {
  const classes = field();
  return (
    <>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {warning !== undefined && (
        <div id={`${id}-warning`} className={classes.warning}>
          <Icon name="triangle-alert" />
          <span>{warning}</span>
        </div>
      )}
      {(error !== undefined || isErrorLive) && (
        <div
          id={`${id}-error`}
          aria-live={isErrorLive ? 'polite' : undefined}
          // Takes no grid row while empty.
          className={css({ _empty: { position: 'absolute' } })}
        >
          {error !== undefined && <FieldError>{error}</FieldError>}
        </div>
      )}
    </>
  );
}

/** Also for errors of several fields together. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <div className={field().error}>
      <Icon name="octagon-alert" />
      <span>{children}</span>
    </div>
  );
}

import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';

export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Odd, but not refused. */
  warning?: ReactNode;
  /** Refused. */
  error?: ReactNode;
  /** Says an error as soon as it appears, while the visitor is still typing. */
  isErrorLive?: boolean;
  /** Where the reason stands elsewhere. */
  isInvalid?: boolean;
  isRequired?: boolean;
  /** The control's, where somebody else has to find it. */
  id?: string;
  /** The id of a text elsewhere that is about this field too. */
  describedBy?: string | undefined;
  className?: string | undefined;
}

/** What ties a native control to its label, its hint, its warning and its error. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  required: true | undefined;
}

/** Label above, hint, warning and error below a control that `children` makes. */
export function FieldFrame(
  props: FieldFrameProps & { children: (attributes: ControlAttributes) => ReactNode },
) {
  const { label, hint, warning, error, isErrorLive = false, isRequired = false, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const classes = field();
  const described = [
    hint !== undefined && `${id}-hint`,
    warning !== undefined && `${id}-warning`,
    error !== undefined && `${id}-error`,
    props.describedBy,
  ];
  return (
    <div className={cx(classes.root, props.className)}>
      <label htmlFor={id} className={classes.label}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {children({
        id,
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        'aria-invalid': error !== undefined || props.isInvalid || undefined,
        required: isRequired || undefined,
      })}
      {hint !== undefined && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {warning !== undefined && (
        <div id={`${id}-warning`} className={classes.warning}>
          <TriangleAlert aria-hidden="true" />
          <span>{warning}</span>
        </div>
      )}
      {(error !== undefined || isErrorLive) && (
        <div
          id={`${id}-error`}
          aria-live={isErrorLive ? 'polite' : undefined}
          // Empty it takes no row of its own.
          className={css({ _empty: { position: 'absolute' } })}
        >
          {error !== undefined && <FieldError>{error}</FieldError>}
        </div>
      )}
    </div>
  );
}

/** Also for what is wrong with several fields together. */
export function FieldError({ children }: { children: ReactNode }) {
  return (
    <div className={field().error}>
      <OctagonAlert aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '#styled/css';
import { field } from '#styled/recipes';

export interface FieldFrameProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Odd, but not refused. */
  warning?: ReactNode;
  className?: string | undefined;
}

/** What ties a native control to its label, its hint and its warning. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
}

/** Label above, hint and warning below a control that `children` makes. */
export function FieldFrame(
  props: FieldFrameProps & { children: (attributes: ControlAttributes) => ReactNode },
) {
  const { label, hint, warning, className, children } = props;
  const id = useId();
  const classes = field();
  const described = [hint !== undefined && `${id}-hint`, warning !== undefined && `${id}-warning`];
  return (
    <div className={cx(classes.root, className)}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described.filter(Boolean).join(' ') || undefined })}
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
    </div>
  );
}

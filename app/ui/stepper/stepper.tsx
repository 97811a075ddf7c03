import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { Icon } from '#app/ui/icon';
import { stepper } from '#styled/recipes';
import { pressStepperKey, refuseOtherThanDigits } from './stepper-keys';
import { useHeldStep } from './use-held-step';
import { useStepperDraft } from './use-stepper-draft';

interface StepperProps {
  label: ReactNode;
  value: number;
  min: number;
  onValueChange: (value: number) => void;
  decrementLabel: string;
  incrementLabel: string;
  hint?: ReactNode;
  warning?: string | undefined;
}

/**
 * A native field with two buttons. What is being typed is `stepper-draft`'s; the lower end disables
 * no button, which would lose the focus, and there is no upper end (D18). Native, because a library
 * for it weighs more than all of the calculator (see `segmented.tsx`).
 */
export function Stepper(props: StepperProps) {
  const { label, value, min, hint, warning } = props;
  const field = useRef<HTMLInputElement>(null);
  const draft = useStepperDraft(value, min, props.onValueChange, field);
  const id = useId();
  const classes = stepper();
  const isAtMin = draft.count <= min;
  const heldStep = useHeldStep((by) => draft.set(draft.count + by));
  const triggerFor = (by: 1 | -1) => ({
    type: 'button' as const,
    className: classes.trigger,
    // The field has the arrow keys; two more stops would only be in the way.
    tabIndex: -1,
    'aria-controls': id,
    ...heldStep(by),
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onContextMenu: preventOnTouch,
  });

  const described = [hint !== undefined && `${id}-hint`, warning && `${id}-warning`];
  return (
    <div className={classes.root}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div
        className={classes.control}
        onPointerDown={({ pointerType }) => {
          // On a phone it would bring up the keyboard.
          if (pointerType !== 'touch') field.current?.focus();
        }}
      >
        <button {...triggerFor(-1)} aria-label={props.decrementLabel} aria-disabled={isAtMin}>
          <Icon name="minus" />
        </button>
        <input
          ref={field}
          id={id}
          role="spinbutton"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className={classes.input}
          value={draft.text}
          aria-valuemin={min}
          aria-valuenow={draft.count}
          aria-invalid={warning !== undefined || undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
          onChange={(event) => draft.type(event.target.value)}
          onKeyDown={(event) => pressStepperKey(event, draft, min)}
          onBeforeInput={refuseOtherThanDigits}
          onBlur={draft.settle}
        />
        <button {...triggerFor(1)} aria-label={props.incrementLabel}>
          <Icon name="plus" />
        </button>
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {/* There before its text is, so that the text is announced. */}
      <div aria-live="polite">
        {warning && (
          <div id={`${id}-warning`} className={classes.warning}>
            <Icon name="triangle-alert" />
            {warning}
          </div>
        )}
      </div>
    </div>
  );
}

/** A held finger repeats the step and must not open a menu. */
function preventOnTouch(event: MouseEvent) {
  if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch') {
    event.preventDefault();
  }
}

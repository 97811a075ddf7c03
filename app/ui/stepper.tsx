import { useNumberInput } from '@ark-ui/react/number-input';
import { Minus, Plus, TriangleAlert } from 'lucide-react';
import {
  type InputEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from '#styled/css';
import { stepper } from '#styled/recipes';
import { parseCount } from './stepper-draft';
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
  name?: string;
  className?: string;
}

/**
 * Ark's number input, with three things done here instead: the text being typed (`stepper-draft`),
 * the lower end (Ark would disable its button, which loses the focus), and no upper end (D18).
 */
export function Stepper(props: StepperProps) {
  const { label, value, min, hint, warning, name, className } = props;
  const field = useRef<HTMLInputElement>(null);
  const draft = useStepperDraft(value, min, props.onValueChange);
  const [isTouched, setTouched] = useState(false);
  const id = useId();
  const classes = stepper();
  const isAtMin = draft.count <= min;

  const api = useNumberInput({
    value: draft.text,
    min,
    allowOverflow: true,
    clampValueOnBlur: false,
    smallStep: 1,
    // After a long press it would bring up the keyboard.
    focusInputOnChange: !isTouched,
    inputMode: 'numeric',
    pattern: '[0-9]*',
    ...(name !== undefined && { name }),
    translations: { decrementLabel: props.decrementLabel, incrementLabel: props.incrementLabel },
    onValueChange: ({ value: text }) => {
      // A step is new to the field; what is being typed stands in it already.
      if (field.current?.value === text) draft.type(text);
      else draft.set(parseCount(text) ?? draft.count);
    },
  });
  const input = { ...api.getInputProps(), ...unsaid };

  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'PageUp' || event.key === 'PageDown') {
      event.preventDefault();
      draft.set(draft.count + (event.key === 'PageUp' ? 10 : -10));
    } else if (event.key === 'End') {
      // There is no largest number to go to, so the key only moves the caret.
      if (!event.shiftKey) event.currentTarget.setSelectionRange(9999, 9999);
      return;
    } else if (event.key === 'Enter') {
      draft.settle();
    }
    input.onKeyDown?.(event);
  };

  const described = [hint !== undefined && `${id}-hint`, warning && `${id}-warning`];
  return (
    <div className={cx(classes.root, className)}>
      <label {...api.getLabelProps()} dir={undefined} htmlFor={input.id} className={classes.label}>
        {label}
      </label>
      <div
        className={classes.control}
        onPointerDownCapture={({ pointerType }) => setTouched(pointerType === 'touch')}
      >
        <button
          {...api.getDecrementTriggerProps()}
          dir={undefined}
          className={classes.trigger}
          aria-disabled={isAtMin}
          onClick={stepWithoutPointer(() => draft.set(draft.count - 1))}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          {...input}
          ref={field}
          className={classes.input}
          onKeyDown={pressKey}
          onBeforeInput={refuseOtherThanDigits}
          onBlur={(event) => {
            draft.settle();
            input.onBlur?.(event);
          }}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        <button
          {...api.getIncrementTriggerProps()}
          dir={undefined}
          className={classes.trigger}
          onClick={stepWithoutPointer(() => draft.set(draft.count + 1))}
        >
          <Plus aria-hidden="true" />
        </button>
      </div>
      {hint !== undefined && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
      {warning && (
        <div id={`${id}-warning`} className={classes.warning}>
          <TriangleAlert aria-hidden="true" />
          {warning}
        </div>
      )}
    </div>
  );
}

/** Left out of what Ark says: an upper limit of nine quadrillion, a role in English, "ltr". */
const unsaid = { 'aria-valuemax': undefined, 'aria-roledescription': undefined, dir: undefined };

/** Ark steps on pointer events; screen readers and voice control may send nothing but a click. */
function stepWithoutPointer(step: () => void) {
  return (event: MouseEvent) => {
    if (event.detail === 0) step();
  };
}

/** Pasted figures come whole and are read by `parseCount`; single keys are digits or nothing. */
function refuseOtherThanDigits(event: InputEvent<HTMLInputElement>) {
  if (event.data?.length === 1 && !/\d/.test(event.data)) event.preventDefault();
}

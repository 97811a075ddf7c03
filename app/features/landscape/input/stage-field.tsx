import { useId } from 'react';
import { FieldFrame, type FieldFrameProps } from '#app/ui/fields/field-frame';
import { plain } from '#app/ui/fields/text-field';
import { field } from '#styled/recipes';

interface StageFieldProps extends FieldFrameProps {
  value: string;
  placeholder?: string;
  suggestions: readonly string[];
  onValueChange: (value: string) => void;
}

/** A stage, typed or chosen from those that are usual. */
export function StageField(props: StageFieldProps) {
  const { value, placeholder, suggestions, onValueChange, ...frame } = props;
  const listId = useId();
  return (
    <FieldFrame {...frame}>
      {(attributes) => (
        <>
          <input
            {...attributes}
            {...plain}
            type="text"
            list={listId}
            autoComplete="off"
            className={field().control}
            value={value}
            placeholder={placeholder}
            onInput={(event) => onValueChange(event.currentTarget.value)}
          />
          <datalist id={listId}>
            {suggestions.map((stage) => (
              <option key={stage} value={stage} />
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}

import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_NAME_LENGTH } from '#app/domain/staff/rights';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { field } from '#styled/recipes';

interface NameFieldProps {
  ref: Ref<HTMLInputElement>;
  name: string;
  onChange: (name: string) => void;
  /** Why the name cannot be stored. */
  problem: 'missing' | 'taken' | undefined;
}

/** The name of a person, as the log and published prices show it. */
export function NameField({ ref, name, onChange, problem }: NameFieldProps) {
  const { t } = useTranslation('staff');
  const errors = { missing: t('team.invite.missing'), taken: t('team.problems.name-taken') };
  return (
    <FieldFrame
      label={t('team.invite.name')}
      hint={t('team.invite.nameHint')}
      isRequired
      isErrorLive
      {...(problem && { error: errors[problem] })}
    >
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          autoComplete="off"
          dir="auto"
          maxLength={MAX_NAME_LENGTH}
          ref={ref}
          value={name}
          className={field().control}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

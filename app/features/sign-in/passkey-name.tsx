import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { actions } from '#app/ui/panel';
import { css } from '#styled/css';
import { field } from '#styled/recipes';

interface PasskeyNameProps {
  name: string;
  isBusy: boolean;
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Renames a passkey, in its place in the list. */
export function PasskeyName({ name, isBusy, onSave, onCancel }: PasskeyNameProps) {
  const { t } = useTranslation('staff');
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The pressed button is gone.
  useEffect(() => input.current?.select(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    setEmpty(typed === '');
    if (typed === '') input.current?.focus();
    else onSave(typed);
  };
  return (
    <form noValidate onSubmit={save} className={layout}>
      <FieldFrame
        label={t('passkeys.name')}
        isRequired
        {...(isEmpty && { error: t('passkeys.nameMissing') })}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            maxLength={60}
            autoComplete="off"
            dir="auto"
            ref={input}
            defaultValue={name}
            className={field().control}
            onKeyDown={({ key }) => {
              if (key === 'Escape') onCancel();
            }}
          />
        )}
      </FieldFrame>
      <div className={actions}>
        <Button type="submit" size="sm" aria-disabled={isBusy}>
          {t('passkeys.save')}
        </Button>
        <Button visual="outline" size="sm" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  );
}

const layout = css({ display: 'grid', gap: '3', width: 'full', maxWidth: '[24rem]' });

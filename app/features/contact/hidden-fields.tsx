import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isCountry } from '#app/domain/contact/countries';
import { CONTACT_METHODS } from '#app/domain/contact/fields';
import { FieldFrame } from '#app/ui/fields/field-frame';
import { css, cx } from '#styled/css';
import { field } from '#styled/recipes';
import { putProblem, wholeRow } from './contact-fields';
import type { InquiryForm } from './use-inquiry-form';

/**
 * A hidden trap for programs. Its name matches nothing that browsers or password managers store. If
 * a manager fills it in anyway, the field appears with an explanation, so that no visitor is stuck.
 */
export function Honeypot({ form, id }: { form: InquiryForm; id: string }) {
  const { t } = useTranslation('contact');
  const [wasShown, setWasShown] = useState(false);
  return (
    <form.Field name="comment">
      {({ state, handleChange }) => {
        const error = putProblem(t, state.meta.errors);
        const isShown = error !== undefined || wasShown;
        return (
          <div aria-hidden={!isShown} className={cx(wholeRow, !isShown && css({ srOnly: true }))}>
            <FieldFrame control={{ id: `${id}-comment` }} label={t('fields.comment')} error={error}>
              {(attributes) => (
                <textarea
                  {...attributes}
                  {...IGNORED_BY_MANAGERS}
                  name="comment"
                  rows={2}
                  autoComplete="off"
                  tabIndex={isShown ? undefined : -1}
                  className={field().control}
                  value={state.value}
                  onInput={(event) => {
                    // It stays visible when emptied, so that the button below does not move.
                    setWasShown(isShown);
                    handleChange(event.currentTarget.value);
                  }}
                />
              )}
            </FieldFrame>
          </div>
        );
      }}
    </form.Field>
  );
}

/** 1Password, LastPass, Bitwarden, Dashlane and Proton Pass, in this order. */
const IGNORED_BY_MANAGERS = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
} as const;

/** Values that have no field in the plain HTML, so that a restored form is complete. */
export function UnseenValues({ form }: { form: InquiryForm }) {
  return (
    <>
      <form.Field name="country">
        {({ name, state, handleChange }) =>
          renderUnseen(name, state.value, (value) => isCountry(value) && handleChange(value))
        }
      </form.Field>
      <form.Field name="preferredContact">
        {({ name, state, handleChange }) =>
          renderUnseen(name, state.value, (value) =>
            handleChange(CONTACT_METHODS.find((way) => way === value) ?? ''),
          )
        }
      </form.Field>
    </>
  );
}

/** React would overwrite an input of type hidden. */
function renderUnseen(name: string, value: string, take: (value: string) => void) {
  return (
    <input
      type="text"
      hidden
      name={name}
      value={value}
      onInput={(event) => take(event.currentTarget.value)}
    />
  );
}

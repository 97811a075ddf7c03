import { CONTACT_METHODS } from '#app/domain/contact/choices';
import { isCountry } from '#app/domain/contact/countries';
import type { InquiryForm } from './use-inquiry-form';

/**
 * What the plain HTML of the form has no field for, so that a form which a browser or the page's
 * starter has filled in again is whole. Not of type hidden: React would overwrite it.
 */
export function UnseenValues({ form }: { form: InquiryForm }) {
  const hidden = { type: 'text', hidden: true } as const;
  return (
    <>
      <form.Field name="country">
        {({ name, state, handleChange }) => (
          <input
            {...{ ...hidden, name }}
            value={state.value}
            onInput={({ currentTarget: { value } }) => isCountry(value) && handleChange(value)}
          />
        )}
      </form.Field>
      <form.Field name="preferredContact">
        {({ name, state, handleChange }) => (
          <input
            {...{ ...hidden, name }}
            value={state.value}
            onInput={({ currentTarget: { value } }) =>
              handleChange(CONTACT_METHODS.find((way) => way === value) ?? '')
            }
          />
        )}
      </form.Field>
    </>
  );
}

import type { InquiryForm } from './use-inquiry-form';

const NAMES = ['country', 'preferredContact'] as const;

/**
 * What the plain HTML of the form has no field for, so that a form which a browser or the page's
 * starter has filled in again is whole (`takeOver`). Not of type hidden: React would overwrite it.
 */
export function UnseenValues({ form }: { form: InquiryForm }) {
  return NAMES.map((name) => (
    <form.Field key={name} name={name}>
      {({ state }) => <input type="text" hidden readOnly name={name} value={state.value} />}
    </form.Field>
  ));
}

import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';
import type { InquiryForm } from './use-inquiry-form';

/** Out of sight and reach of visitors and their password managers; robots fill in what they find. */
export function Honeypot({ form }: { form: InquiryForm }) {
  const { t } = useTranslation('contact');
  return (
    <form.Field name="website">
      {({ state, handleChange }) => (
        <div aria-hidden="true" className={hidden}>
          <label>
            {t('fields.website')}
            <input
              type="text"
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={state.value}
              onChange={(event) => handleChange(event.currentTarget.value)}
            />
          </label>
        </div>
      )}
    </form.Field>
  );
}

const hidden = css({ srOnly: true });

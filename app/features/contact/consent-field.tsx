import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { site } from '#app/site';
import { Checkbox } from '#app/ui/fields/checkbox';
import { FieldError } from '#app/ui/fields/field-frame';
import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';
import { putProblem, wholeRow } from './form-parts';
import type { InquiryForm } from './use-inquiry-form';

export function ConsentField({ form, id }: { form: InquiryForm; id: string }) {
  const { t } = useTranslation(['contact', 'common']);
  const errorId = `${id}-consent-error`;
  const withdrawalId = `${id}-consent-withdrawal`;
  return (
    <form.Field name="consent">
      {({ state, handleChange }) => {
        const problem = putProblem(t, state.meta.errors);
        return (
          <div className={wholeRow}>
            <Checkbox
              id={`${id}-consent`}
              name="consent"
              required
              label={
                <>
                  {t('fields.consent', { company: site.company.name })}
                  <span aria-hidden="true">{'\u00A0*'}</span>
                </>
              }
              aria-invalid={problem !== undefined}
              aria-describedby={problem === undefined ? withdrawalId : `${errorId} ${withdrawalId}`}
              checked={state.value}
              onCheckedChange={handleChange}
            />
            {problem !== undefined && (
              <div id={errorId}>
                <FieldError>{problem}</FieldError>
              </div>
            )}
            <p id={withdrawalId} className={withdrawal}>
              {t('withdrawal', { email: site.dataProtectionEmail })}
            </p>
            {/* A new tab keeps what has been typed. */}
            <Link to="/{-$locale}/datenschutz" target="_blank" className={privacyLink}>
              {t('privacy')}
              <span className={css({ srOnly: true })}> ({t('common:navigation.newTab')})</span>
            </Link>
          </div>
        );
      }}
    </form.Field>
  );
}

const { withdrawal, privacyLink } = inquiryForm();

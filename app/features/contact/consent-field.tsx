import { Link } from '@tanstack/react-router';
import { Text } from '#app/i18n/text';
import { site } from '#app/site';
import { Checkbox } from '#app/ui/fields/checkbox';
import { FieldError } from '#app/ui/fields/field-frame';
import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';
import { wholeRow } from './form-layout';
import { putProblem } from './problem-text';
import type { InquiryForm } from './use-inquiry-form';

export function ConsentField({ form, id }: { form: InquiryForm; id: string }) {
  const errorId = `${id}-consent-error`;
  const withdrawalId = `${id}-consent-withdrawal`;
  return (
    <form.Field name="consent">
      {({ state, handleChange }) => {
        const problem = putProblem(state.meta.errors);
        return (
          <div className={wholeRow}>
            <Checkbox
              id={`${id}-consent`}
              name="consent"
              required
              label={
                <>
                  <Text of="contact:fields.consent" values={{ company: site.company.name }} />
                  <span aria-hidden="true"> *</span>
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
              <Text of="contact:withdrawal" values={{ email: site.dataProtectionEmail }} />
            </p>
            {/* In a tab of its own: what has been typed stays. */}
            <Link to="/{-$locale}/datenschutz" target="_blank" className={privacyLink}>
              <Text of="contact:privacy" />
              <span className={css({ srOnly: true })}>
                {' '}
                (<Text of="common:navigation.newTab" />)
              </span>
            </Link>
          </div>
        );
      }}
    </form.Field>
  );
}

const { withdrawal, privacyLink } = inquiryForm();

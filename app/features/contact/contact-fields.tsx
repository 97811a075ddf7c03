import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  CONTACT_METHODS,
  INQUIRY_FIELDS,
  isRequiredKey,
  REASONS,
  type TextKey,
} from '#app/domain/contact/fields';
import { INQUIRY_PROBLEMS } from '#app/domain/contact/problems';
import { hasEmailAndPhone } from '#app/domain/contact/ways';
import { site } from '#app/site';
import { Checkbox } from '#app/ui/fields/checkbox';
import { FieldError } from '#app/ui/fields/field-frame';
import { Segmented } from '#app/ui/fields/segmented';
import { SelectField } from '#app/ui/fields/select-field';
import { TextArea, TextField } from '#app/ui/fields/text-field';
import { css, cx } from '#styled/css';
import { field, inquiryForm } from '#styled/recipes';
import { PhoneField } from './phone-field';
import type { InquiryForm } from './use-inquiry-form';

interface ContactFieldsProps {
  form: InquiryForm;
  id: string;
  onType: (way: 'email' | 'phone', text: string) => void;
}

/** E-mail and phone, of which one is enough; with both, one may be preferred (spec §4). */
export function ContactFields({ form, id, onType }: ContactFieldsProps) {
  const { t } = useTranslation('contact');
  const noteId = `${id}-ways`;
  return (
    <>
      <form.Field name="email">
        {({ state, handleBlur }) => {
          // Concerns both fields, so it is shown once below them.
          const isNoneGiven = state.meta.errors.includes('emailOrPhoneRequired');
          const problem = putProblem(t, state.meta.errors);
          const shared = { describedBy: noteId, isInvalid: isNoneGiven };
          return (
            <>
              <TextField
                control={{ id: `${id}-email`, ...shared }}
                label={t('fields.email')}
                type="email"
                name="email"
                autoComplete={INQUIRY_FIELDS.email.autoComplete}
                inputMode="email"
                maxLength={INQUIRY_FIELDS.email.maxLength}
                value={state.value}
                onValueChange={(text) => onType('email', text)}
                onBlur={handleBlur}
                error={isNoneGiven ? undefined : problem}
              />
              <PhoneField
                form={form}
                control={{ id: `${id}-phone`, ...shared }}
                onType={(text) => onType('phone', text)}
              />
              <div id={noteId} className={cx(wholeRow, note)}>
                {isNoneGiven ? (
                  <FieldError>{problem}</FieldError>
                ) : (
                  <p className={field().hint}>{t('emailOrPhone')}</p>
                )}
              </div>
            </>
          );
        }}
      </form.Field>
      <form.Subscribe selector={({ values }) => hasEmailAndPhone(values)}>
        {(isPreferencePossible) => isPreferencePossible && <PreferredContact form={form} />}
      </form.Subscribe>
    </>
  );
}

function PreferredContact({ form }: Pick<ContactFieldsProps, 'form'>) {
  const { t } = useTranslation('contact');
  return (
    <form.Field name="preferredContact">
      {({ state, handleChange }) => (
        <Segmented
          legend={t('fields.preferredContact')}
          value={state.value}
          options={CONTACT_METHODS.map((way) => ({
            value: way,
            label: t(`ways.${way}`),
          }))}
          onValueChange={handleChange}
          className={wholeRow}
        />
      )}
    </form.Field>
  );
}

const note = css({ marginBlockStart: '[-0.875rem]' });

export function ReasonField({ form, id }: { form: InquiryForm; id: string }) {
  const { t } = useTranslation('contact');
  return (
    <form.Field name="reason">
      {({ state, handleChange }) => (
        <SelectField
          control={{ id: `${id}-reason` }}
          className={wholeRow}
          label={t('fields.reason')}
          name="reason"
          isRequired={isRequiredKey('reason')}
          value={state.value}
          placeholder={t('reasons.placeholder')}
          options={REASONS.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
          onValueChange={(value) => handleChange(REASONS.find((one) => one === value) ?? '')}
          error={putProblem(t, state.meta.errors)}
        />
      )}
    </form.Field>
  );
}

interface TextFieldsProps {
  form: InquiryForm;
  id: string;
  names: readonly Exclude<TextKey, 'email' | 'phone'>[];
}

/** Names side by side; optional texts (D54) on separate rows. */
export function TextFields({ form, id, names }: TextFieldsProps) {
  const { t } = useTranslation('contact');
  return names.map((name) => (
    <form.Field key={name} name={name}>
      {({ state, handleChange, handleBlur }) => {
        const { kind, maxLength, autoComplete } = INQUIRY_FIELDS[name];
        const label = t(`fields.${name}`);
        const shared = {
          control: { id: `${id}-${name}` },
          ...(isRequiredKey(name)
            ? { label, isRequired: true }
            : { label: t('optional', { field: label }) }),
          ...(kind !== 'name' && { className: wholeRow }),
          name,
          value: state.value,
          onValueChange: handleChange,
          onBlur: handleBlur,
          error: putProblem(t, state.meta.errors),
        };
        // No `maxLength`: it would cut a long pasted message silently.
        return kind === 'lines' ? (
          <TextArea {...shared} rows={3} />
        ) : (
          <TextField {...shared} autoComplete={autoComplete} maxLength={maxLength} />
        );
      }}
    </form.Field>
  ));
}

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
              <span className={css({ srOnly: true })}>{` (${t('common:navigation.newTab')})`}</span>
            </Link>
          </div>
        );
      }}
    </form.Field>
  );
}

const { withdrawal, privacyLink } = inquiryForm();

/** Formats a field's first problem. */
export function putProblem(
  t: TFunction<'contact'>,
  [first]: readonly unknown[],
): string | undefined {
  const problem = INQUIRY_PROBLEMS.find((one) => one === first);
  return problem && t(`problems.${problem}`);
}

export const wholeRow = css({ gridColumn: '[1 / -1]' });

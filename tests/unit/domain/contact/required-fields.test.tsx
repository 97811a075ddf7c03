import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { submissionOf } from '../../../integration/support/inquiries';

/** As if an owner asked for the company, in modules that other tests do not see. */
vi.doMock('#app/domain/contact/fields', async (importOriginal) => {
  const fields = await importOriginal<typeof import('#app/domain/contact/fields')>();
  Object.assign(fields.INQUIRY_FIELDS.company, { isRequired: true });
  return { ...fields, REQUIRED_KEYS: fields.FIELD_KEYS.filter(fields.isRequiredKey) };
});

beforeAll(() => {
  vi.resetModules();
});

afterAll(() => {
  vi.doUnmock('#app/domain/contact/fields');
  vi.resetModules();
});

const { inquiry } = submissionOf('');

it('a field that the table requires is missed, whether it is empty or not sent', async () => {
  const { validateInquiry } = await import('#app/domain/contact/inquiry');
  expect(validateInquiry({ ...inquiry, company: 'Analytical Engines' })).toEqual({});
  for (const company of [undefined, '', '  ']) {
    expect(validateInquiry({ ...inquiry, company })).toEqual({ company: 'companyRequired' });
  }
  expect(validateInquiry({ ...inquiry, company: 'A', firstName: ' ', lastName: '' })).toEqual({
    firstName: 'firstNameRequired',
    lastName: 'lastNameRequired',
  });
});

it('the form asks for it like for the names, and calls only the others optional', async () => {
  const { ContactForm } = await import('#app/features/contact/contact-form');
  const { read, show } = await import('../../features/show');
  const { formPart } = await import('#app/features/contact/form-part');
  const { referenceLanguage } = await import('#app/i18n/languages');
  await formPart.load(referenceLanguage);
  const form = await show('de', <ContactForm />);
  const inputOf = (name: string) => new RegExp(`<[^>]*name="${name}"[^>]*>`).exec(form)?.[0];
  expect(inputOf('company')).toContain('required=""');
  expect(inputOf('message')).not.toContain('required=""');
  expect(read(form).match(/\S+ \((?:optional|freiwillig)\)/g)).toEqual([
    expect.stringMatching(/^Nachricht/),
  ]);
});

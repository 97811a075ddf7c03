import { expect, it, vi } from 'vitest';
import { validateInquiry } from '#app/domain/contact/inquiry';
import { ContactForm } from '#app/features/contact/contact-form';
import { read, show } from '../../features/show';

/** As if an owner asked for the company. */
vi.mock('#app/domain/contact/fields', async (importOriginal) => {
  const fields = await importOriginal<typeof import('#app/domain/contact/fields')>();
  Object.assign(fields.INQUIRY_FIELDS.company, { isRequired: true });
  return { ...fields, REQUIRED_KEYS: fields.FIELD_KEYS.filter(fields.isRequiredKey) };
});

const inquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '',
  countryCode: '+49',
  reason: 'info',
  consent: true,
  turnstileToken: '',
};

it('a field that the table requires is missed, whether it is empty or not sent', () => {
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
  const form = await show('de', <ContactForm />);
  const inputOf = (name: string) => new RegExp(`<[^>]*name="${name}"[^>]*>`).exec(form)?.[0];
  expect(inputOf('company')).toContain('required=""');
  expect(inputOf('message')).not.toContain('required=""');
  expect(read(form).match(/\S+ \((?:optional|freiwillig)\)/g)).toEqual([
    expect.stringMatching(/^Nachricht/),
  ]);
});

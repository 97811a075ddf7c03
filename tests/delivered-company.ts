/**
 * Company facts of the delivered `app/site.ts`. A new owner enters his here and in no other test file.
 */
export const DELIVERED_COMPANY = {
  brand: 'Stagemap',
  origin: 'https://www.stagemap.example',
  supportUrl: 'https://support.stagemap.example',
  contactEmail: 'kontakt@stagemap.example',
  phone: { shown: '+49 40 000000-0', dialed: '+49400000000' },
  name: 'Muster Integration GmbH',
  street: 'Musterstraße 1',
  /** Postal code and city. */
  town: '20095 Hamburg',
  dataProtectionEmail: 'datenschutz@stagemap.example',
  securityEmail: 'sicherheit@stagemap.example',
  /** When an inquiry is answered, as a German page says it. */
  answered: 'innerhalb eines Arbeitstags',
} as const;

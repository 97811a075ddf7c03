/**
 * Brand, company and addresses: every fact a new owner replaces (D1).
 * Values marked `placeholder` are fictitious; `npm run check:launch` lists those still in place.
 */
export const site = {
  brand: 'Stagemap',
  /** Public origin without trailing slash, used where `PUBLIC_ORIGIN` is not set. */
  origin: 'https://www.stagemap.example',
  supportUrl: 'https://support.stagemap.example',
  contactEmail: 'kontakt@stagemap.example',
  phone: { shown: '+49 40 000000-0', dialed: '+49400000000' },
  company: {
    name: 'Muster Integration GmbH',
    street: 'Musterstraße 1',
    postalCode: '20095',
    city: 'Hamburg',
    countryCode: 'DE',
    managingDirector: 'Max Muster',
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 000000',
    vatId: 'DE000000000',
    dunsNumber: '00-000-0000',
  },
  dataProtectionEmail: 'datenschutz@stagemap.example',
  insurance: { insurer: 'Muster Versicherung AG', address: 'Musterallee 2, 20095 Hamburg' },
  association: 'Musterverband der IT-Wirtschaft e. V.',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/stagemap-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@stagemap-example' },
  ],
} as const;

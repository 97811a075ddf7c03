/**
 * Brand, company and addresses: the facts that a new owner replaces (D1). Facts in `placeholder(…)`
 * are fictitious, or belong to a fictitious company; replace them including the wrapper. `npm run check:launch` lists the remaining
 * ones.
 */
export const site = {
  brand: 'Stagemap',
  /** Origin of canonical addresses, sitemap and share images, without trailing slash. */
  origin: placeholder('https://www.stagemap.example'),
  supportUrl: placeholder('https://support.stagemap.example'),
  contactEmail: placeholder('kontakt@stagemap.example'),
  phone: { shown: placeholder('+49 40 000000-0'), dialed: placeholder('+49400000000') },
  demo: {
    minutes: placeholder(30),
    /** Inquiries are answered within this number of working days. */
    answerWorkingDays: placeholder(1),
  },
  company: {
    name: placeholder('Muster Integration GmbH'),
    street: placeholder('Musterstraße 1'),
    postalCode: placeholder('20095'),
    city: placeholder('Hamburg'),
    countryCode: placeholder('DE'),
    managingDirector: placeholder('Max Muster'),
    registerCourt: placeholder('Amtsgericht Hamburg'),
    registerNumber: placeholder('HRB 000000'),
    vatId: placeholder('DE000000000'),
    dunsNumber: placeholder('00-000-0000'),
  },
  /** Whether the PDF of an offer has a page for an order request (D61). */
  takesOrderRequests: true,
  /** Audit entries are deleted after this number of days, as the privacy policy says. */
  auditRetentionDays: 365,
  /** Days that copies of the database are kept at most, as the privacy policy says (docs/operations/run.md). */
  backupDays: 30,
  dataProtectionEmail: placeholder('datenschutz@stagemap.example'),
  /** Contact for vulnerability reports, also in `/.well-known/security.txt`. */
  securityEmail: placeholder('sicherheit@stagemap.example'),
  /** Data protection authority of the federal state of the company's seat. */
  supervisoryAuthority: {
    name: placeholder('Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit'),
    address: placeholder('Ludwig-Erhard-Straße 22, 20459 Hamburg'),
  },
  /**
   * Hosting provider in the privacy policy. For a Cloudflare Worker the policy names Cloudflare
   * instead (docs/operations/edge.md).
   */
  websiteHost: {
    name: placeholder('Muster Hosting GmbH'),
    location: placeholder('20095 Musterstadt'),
  },
  /** CAPTCHA provider behind `CHALLENGE_SCRIPT_URL`, named in the privacy policy. */
  challengeProvider: {
    name: 'Cloudflare, Inc.',
    address: '101 Townsend Street, San Francisco, CA 94107, USA',
  },
  insurance: {
    insurer: placeholder('Muster Versicherung AG'),
    address: placeholder('Musterallee 2, 20095 Hamburg'),
    /** Per case (spec §9). */
    sumEuros: placeholder(2_500_000),
  },
  association: placeholder('Musterverband der IT-Wirtschaft e. V.'),
  social: [
    { name: 'LinkedIn', url: placeholder('https://www.linkedin.com/company/stagemap-example') },
    { name: 'YouTube', url: placeholder('https://www.youtube.com/@stagemap-example') },
  ],
} as const;

/**
 * Marks a fictitious fact for `tools/check-launch.ts`.
 * @public exported, so that it can stay when nothing is marked any more
 */
export function placeholder<const Fact>(fact: Fact): Fact {
  return fact;
}

/**
 * Brand, company and addresses: every fact a new owner replaces (D1).
 * A fact in `placeholder(…)` is fictitious: put the true one in its place, without the wrapper.
 * `npm run check:launch` lists those still there.
 */
export const site = {
  brand: 'Stagemap',
  /** Without trailing slash; pages, sitemap and pictures name themselves by it. */
  origin: placeholder('https://www.stagemap.example'),
  supportUrl: placeholder('https://support.stagemap.example'),
  contactEmail: placeholder('kontakt@stagemap.example'),
  phone: { shown: placeholder('+49 40 000000-0'), dialed: placeholder('+49400000000') },
  demo: {
    minutes: placeholder(30),
    /** Working days until an inquiry is answered. */
    answerWorkingDays: placeholder(1),
  },
  company: {
    name: placeholder('Muster Integration GmbH'),
    street: placeholder('Musterstraße 1'),
    postalCode: placeholder('20095'),
    city: 'Hamburg',
    countryCode: 'DE',
    managingDirector: placeholder('Max Muster'),
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: placeholder('HRB 000000'),
    vatId: placeholder('DE000000000'),
    dunsNumber: placeholder('00-000-0000'),
  },
  /** Days until an audit entry is erased, named in the privacy policy. */
  auditRetentionDays: 365,
  dataProtectionEmail: placeholder('datenschutz@stagemap.example'),
  /** Contact for security reports (`/.well-known/security.txt`, too). */
  securityEmail: placeholder('sicherheit@stagemap.example'),
  /** The authority of the federal state in which the company has its seat. */
  supervisoryAuthority: {
    name: 'Der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit',
    address: 'Ludwig-Erhard-Straße 22, 20459 Hamburg',
  },
  /**
   * Host of the website and its location, named in the privacy policy. For the Worker it is
   * Cloudflare, worldwide (docs/operations/edge.md).
   */
  websiteHost: {
    name: placeholder('Muster Hosting GmbH'),
    location: placeholder('20095 Musterstadt'),
  },
  /** Provider of `CHALLENGE_SCRIPT_URL`, named in the privacy policy. */
  challengeProvider: {
    name: 'Cloudflare, Inc.',
    address: '101 Townsend Street, San Francisco, CA 94107, USA',
  },
  insurance: {
    insurer: placeholder('Muster Versicherung AG'),
    address: placeholder('Musterallee 2, 20095 Hamburg'),
    /** Per case (spec §9). */
    sumEuros: 2_500_000,
  },
  association: placeholder('Musterverband der IT-Wirtschaft e. V.'),
  social: [
    { name: 'LinkedIn', url: placeholder('https://www.linkedin.com/company/stagemap-example') },
    { name: 'YouTube', url: placeholder('https://www.youtube.com/@stagemap-example') },
  ],
} as const;

/**
 * Only a mark in this file, read by `tools/check-launch.ts`.
 * @public exported, so that it may stay when no fact is marked any more
 */
export function placeholder<const Fact>(fact: Fact): Fact {
  return fact;
}

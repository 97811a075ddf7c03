/**
 * What customers are promised, in figures (spec §9 "Legal terms"): terms, privacy policy, the page
 * on technology and security and the questions on the landing page take them from here. What is said
 * in words is `terms` in `locales/<language>/security.json`.
 */
export const service = {
  availabilityPercent: 99.5,
  maintenanceNoticeHours: 48,
  /** By default; a licence variant may have another period. */
  monitoringDays: 90,
  /** After the end of the contract. */
  exportDays: 30,
  /** With a no-break space. */
  encryption: 'TLS\u00a01.3',
} as const;

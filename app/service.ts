/**
 * Figures promised to customers (spec §9 "Legal terms"), used by terms, privacy policy, the page on
 * technology and security and the FAQ. Their wording is `terms` in `locales/<language>/security.json`.
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

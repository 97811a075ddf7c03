/**
 * Figures promised to customers (spec §9 "Legal terms"), used by the terms, the privacy policy, the
 * security page and the FAQ. The promises in words are `terms` in
 * `security` in `locales/<language>/common.json`.
 */
export const service = {
  availabilityPercent: 99.5,
  maintenanceNoticeHours: 48,
  /** Default period; a licence variant can have another one. */
  monitoringDays: 90,
  /** Days after the end of the contract. */
  exportDays: 30,
  /** Contains a no-break space. */
  encryption: 'TLS\u00a01.3',
} as const;

export const AREAS = {
  common: ['common', 'legal', 'security', 'busy'],
  landing: ['landing'],
  catalog: ['catalog', 'pricing'],
  calculator: ['calculator'],
  contact: ['contact'],
  details: ['comparison', 'faq', 'screens', 'explorer', 'sheet', 'scenarios', 'curve'],
  landscape: ['landscape'],
  editor: ['admin'],
  staff: ['staff', 'office', 'team', 'inquiries', 'publishing', 'mail', 'programs'],
} as const;
export type Area = keyof typeof AREAS;

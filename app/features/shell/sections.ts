/** The landing page's sections, by anchor, in their order (spec §2). */
export const SECTIONS = ['features', 'pricing', 'about-us', 'contact'] as const;

export type Section = (typeof SECTIONS)[number];

/** Each section's label among the common texts. */
export const sectionLabels = {
  features: 'navigation.features',
  pricing: 'navigation.pricing',
  'about-us': 'navigation.aboutUs',
  contact: 'navigation.contact',
} as const satisfies Record<Section, string>;

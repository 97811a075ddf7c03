import { useTranslation } from 'react-i18next';
import { SectionLink } from './section-link';

/** The landing page's sections, by anchor, in their order (spec §2). */
export const SECTIONS = ['features', 'pricing', 'about-us', 'contact'] as const;

const labels = {
  features: 'navigation.features',
  pricing: 'navigation.pricing',
  'about-us': 'navigation.aboutUs',
  contact: 'navigation.contact',
} as const;

interface SectionItemsProps {
  /** The section that is on the screen. */
  current: string | undefined;
  className: string;
}

/** The list entries of a menu, one for each section. */
export function SectionItems({ current, className }: SectionItemsProps) {
  const { t } = useTranslation('common');
  return SECTIONS.map((section) => (
    <li key={section}>
      <SectionLink section={section} isCurrent={section === current} className={className}>
        {t(labels[section])}
      </SectionLink>
    </li>
  ));
}

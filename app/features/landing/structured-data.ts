import type { PricingConfig } from '#app/domain/pricing/config';
import type { Language } from '#app/i18n/languages';
import { site } from '#app/site';

interface StructuredData {
  config: PricingConfig;
  language: Language;
  address: string;
  description: string;
}

/** schema.org: the company, and the product with an offer for each plan that has a list price. */
export function structuredData({ config, language, address, description }: StructuredData) {
  const { company } = site;
  const organizationId = `${site.origin}/#organization`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organizationId,
      name: company.name,
      url: site.origin,
      logo: `${site.origin}/icon-512.png`,
      email: site.contactEmail,
      telephone: site.phone.dialed,
      sameAs: site.social.map(({ url }) => url),
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.street,
        postalCode: company.postalCode,
        addressLocality: company.city,
        addressCountry: company.countryCode,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: site.brand,
      url: address,
      description,
      inLanguage: language.code,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      publisher: { '@id': organizationId },
      offers: config.PRICING_PLANS.filter((plan) => !plan.salesOnly).map((plan) => ({
        '@type': 'Offer',
        name: plan.title,
        description: plan.description,
        price: plan.basePrice,
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: plan.basePrice,
          priceCurrency: 'EUR',
          // Net prices, per month (D4).
          valueAddedTaxIncluded: false,
          unitCode: 'MON',
        },
      })),
    },
  ];
}

import { useTranslation } from 'react-i18next';
import type { PricingConfig } from '#app/domain/pricing/config';
import { useLanguage } from '#app/i18n/language-context';
import type { Language } from '#app/i18n/languages';
import { site } from '#app/site';
import { usePublishedConfig } from '#app/state/use-pricing-config';

/** Structured data on company and product for search engines, with the published prices. */
export function StructuredData() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const config = usePublishedConfig();
  const description = t('pages.home.description');
  return [describeCompany(), describeProduct(config, language, description)].map((data) => (
    <JsonLd key={data['@type']} data={data} />
  ));
}

const ORGANIZATION_ID = `${site.origin}/#organization`;

function describeCompany() {
  const { company } = site;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': ORGANIZATION_ID,
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
  };
}

/** An offer for each plan that has a list price. */
function describeProduct(config: PricingConfig, language: Language, description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: site.brand,
    url: site.origin,
    description,
    inLanguage: language.code,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    publisher: { '@id': ORGANIZATION_ID },
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
  };
}

/** Structured data of a page for search engines. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON; every `<` is escaped below, so that no text ends the script
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}

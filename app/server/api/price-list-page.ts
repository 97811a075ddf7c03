import { BERLIN } from '#app/domain/berlin-time';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import type { PricingConfig } from '#app/domain/pricing/config';
import { listUnits } from '#app/domain/pricing/counts';
import { createNumberFormat, getFormats } from '#app/i18n/formats';
import { getLanguagePrefix, getPagePath, type Language } from '#app/i18n/languages';
import { loadTexts } from '#app/i18n/texts';
import { site } from '#app/site';
import { composePriceList, type Origin, PRICE_LIST_PATH } from './price-list';
import type { PriceListAnswer } from './schemas';

/** Address of the price list in Markdown, in each language. */
export function getPriceListPage(language: Language): string {
  const prefix = getLanguagePrefix(language);
  return prefix === undefined ? '/preise.md' : `/${prefix}/preise.md`;
}

/** The price list in force as Markdown, with the figures of `/preise.json` (D53). */
export async function composePriceListPage(
  config: PricingConfig,
  origin: Origin,
  language: Language,
): Promise<string> {
  const units = listUnits(config);
  const list = composePriceList(config, origin);
  const words = await loadWords(language);
  const { t } = words;
  const discounts = (head: string, rows: [count: number, percent: number][]) =>
    table(
      [head, t('programs.list.discount')],
      rows.map(([count, percent]) => [words.number(count), words.percent(percent)]),
    );
  return [
    `# ${t('programs.list.title', { brand: site.brand })}`,
    describeValidity(list, words, language),
    `## ${t('programs.list.plans')}`,
    table(
      ['', ...list.plans.map(({ title }) => title)],
      [
        [
          t('details:comparison.basePrice'),
          ...list.plans.map((plan) => words.price(plan.monthlyPrice)),
        ],
        ...units.map((unit) => [
          t(`details:comparison.${unit}`),
          ...list.plans.map(({ included }) => words.number(included[unit])),
        ]),
        [
          t('programs.list.includedAddons'),
          ...list.plans.map(({ included }) => words.titles(list, included.addons)),
        ],
        [
          t('programs.list.excludedAddons'),
          ...list.plans.map(({ excludedAddons }) => words.titles(list, excludedAddons)),
        ],
        [
          t('details:comparison.freeAddons'),
          ...list.plans.map(({ freeAddons: count }) =>
            t('details:comparison.freeAddonsOf', { count }),
          ),
        ],
      ],
    ),
    ...list.plans.map(({ title, description, features }) =>
      [
        `### ${escapeMarkdown(title)}`,
        '',
        escapeLine(description),
        '',
        ...features.map((one) => `- ${escapeLine(one)}`),
      ].join('\n'),
    ),
    `## ${t('programs.list.addons')}`,
    table(
      [
        t('programs.list.addon'),
        t('programs.list.monthlyPrice'),
        t('programs.list.available'),
        t('programs.list.description'),
      ],
      list.addons.map((addon) => [
        addon.title,
        words.price(addon.monthlyPrice),
        addon.availableFrom === undefined
          ? t('programs.list.now')
          : t('programs.list.announced', { quarter: addon.availableFrom }),
        addon.description,
      ]),
    ),
    `## ${t('programs.list.extras')}`,
    table(
      [t('programs.list.unit'), t('programs.list.monthlyPrice')],
      units.map((unit) => [
        t(`details:comparison.extra.${unit}`),
        words.price(list.extraMonthlyPrices[unit]),
      ]),
    ),
    t('programs.list.units'),
    `## ${t('programs.list.volume')}`,
    discounts(
      t('programs.list.fromUsers'),
      list.volumeDiscounts.map(({ fromUsers, percent }) => [fromUsers, percent]),
    ),
    `## ${t('programs.list.term')}`,
    discounts(
      t('programs.list.years'),
      list.yearlyDiscounts.map(({ years, percent }) => [years, percent]),
    ),
    `## ${t('programs.list.order')}`,
    t('programs.list.orderText'),
    `## ${t('programs.list.compute')}`,
    [
      `- [${t('programs.list.calculator')}](${site.origin}${getPagePath('calculator', language)})`,
      `- [${t('programs.list.json')}](${site.origin}${PRICE_LIST_PATH})`,
    ].join('\n'),
    '',
  ].join('\n\n');
}

function describeValidity(list: PriceListAnswer, { t }: Words, { locale }: Language): string {
  const { version, effectiveFrom } = list;
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: BERLIN,
  });
  return [
    version === BUILT_IN_VERSION
      ? t('programs.list.builtIn')
      : t('programs.list.version', { version: String(version) }),
    ...(effectiveFrom === null
      ? []
      : [t('programs.list.since', { time: time.format(new Date(effectiveFrom)) })]),
    t('catalog:netNote'),
    t('programs.list.noObligation'),
  ].join(' ');
}

type Words = Awaited<ReturnType<typeof loadWords>>;

async function loadWords(language: Language) {
  const instance = await loadTexts(language, ['staff', 'catalog', 'details']);
  const t = instance.getFixedT(null, ['staff', 'details', 'catalog']);
  const { number, list: join } = getFormats(language);
  const percent = createNumberFormat(language.locale, {
    style: 'percent',
    maximumFractionDigits: 4,
  });
  const euros = createNumberFormat(language.locale, {
    style: 'currency',
    currency: 'EUR',
    // Prices as typed: whole euros without cents.
    trailingZeroDisplay: 'stripIfInteger',
    maximumFractionDigits: 20,
  });
  return {
    t,
    number,
    percent: (value: number) => percent(value / 100),
    price: (exact: string | undefined) =>
      exact === undefined ? t('details:comparison.onRequest') : euros(Number(exact)),
    titles: ({ addons }: PriceListAnswer, ids: readonly string[]) =>
      ids.length === 0
        ? t('programs.list.none')
        : join(ids.map((id) => addons.find((addon) => addon.id === id)?.title ?? id)),
  };
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const write = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`;
  return [write(heads), write(heads.map(() => '---')), ...rows.map(write)].join('\n');
}

/** Escapes a text at the start of a line, where Markdown could read it as a list. */
function escapeLine(text: string): string {
  return escapeMarkdown(text).replace(/^(\d*)([-+.)])/, '$1\\$2');
}

/** Owners' texts are plain text, so what Markdown or HTML would read as markup is escaped. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').replace(/[\\`*_[\]<>|#&~]/g, '\\$&');
}

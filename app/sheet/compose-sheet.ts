import type { NamedOffer, Offer } from '#app/domain/offers/offer';
import { getOfferValidUntil } from '#app/domain/offers/offer-dates';
import { totalOverTerm } from '#app/domain/offers/totals';
import { addVat, VAT_PERCENT } from '#app/domain/offers/vat';
import { ZERO } from '#app/domain/pricing/amount';
import { listAddons } from '#app/domain/pricing/catalog';
import type { Addon } from '#app/domain/pricing/config';
import { getCounts, getIncludedCount, listUnits } from '#app/domain/pricing/counts';
import { type Quote, quoteSelection } from '#app/domain/pricing/quote';
import { chooseYearly, getAddonState, type Selection } from '#app/domain/pricing/selection';
import { site } from '#app/site';
import { type ChangedPrices, describeChangedPrices } from './changed-prices';
import { describeLines, describeSums } from './sheet-lines';
import type { SheetWords } from './sheet-words';

/** The content of an offer's sheet, which page and file show alike (D39). */
export interface Sheet {
  title: string;
  /** Undefined for a preview. */
  validity: string | undefined;
  changed: ChangedPrices | undefined;
  /** Price per year, term and saving. */
  deciding: DecidingFigure[];
  about: string[];
  facts: Fact[];
  table: SheetTable;
  netNote: string;
  vat: VatTable;
  conditions: { title: string; texts: string[] };
  qrCode: string;
  /** Why the sheet has no number. */
  note: string | undefined;
  addressLabel: string;
  address: string;
  legal: string;
  company: string[];
  /** Labels of the lines that the reader fills in. */
  blanks: string[];
}

interface DecidingFigure {
  name: string;
  figure: string;
  detail: string;
}

interface Fact {
  name: string;
  value: string;
}

/** Every line with quantity and unit price, discounts by name, and the totals to the cent. */
export interface SheetTable {
  heads: { position: string; quantity: string; amount: string };
  lines: {
    key: string;
    name: string;
    discount: string | undefined;
    quantity: string;
    amount: string;
  }[];
  sums: { name: string; amount: string; isTotal: boolean }[];
}

/** Net, tax and gross in one or two columns. */
export interface VatTable {
  title: string;
  columns: string[];
  rows: { name: string; amounts: string[] }[];
}

/** Computes and words everything that the sheet of an offer says. */
export function composeSheet(offer: NamedOffer, words: SheetWords): Sheet {
  const { config, selection, number, version, createdAt, address } = offer;
  const { t, date } = words;
  const isPreview = version === undefined;
  const quote = quoteSelection(config, selection);
  const notice = selection.isYearly ? 'yearlyNotice' : 'monthlyNotice';
  return {
    title: t('title', { plan: selection.plan.title }),
    validity: isPreview ? undefined : t('validity', { date: date(getOfferValidUntil(createdAt)) }),
    changed: describeChangedPrices(offer, words),
    deciding: composeDecidingFigures(offer, quote, words),
    about: [
      t('about', { brand: site.brand }),
      t('included', { list: words.list(listIncluded(offer, words)) }),
      ...describeExcluded(offer, words),
    ],
    facts: composeFacts(offer, words),
    table: composeTable(offer, quote, words),
    netNote: t('catalog:netNote'),
    vat: composeVat(selection, quote, words),
    conditions: {
      title: t('conditions.title'),
      texts: [
        t('conditions.notice', { notice: t(`contract.${notice}`) }),
        t('conditions.payment', { payment: t('contract.payment') }),
        t('conditions.reverse'),
      ],
    },
    qrCode: t('qrCode'),
    note: number === undefined ? t(isPreview ? 'previewNote' : 'notKept') : undefined,
    addressLabel: t(number === undefined ? 'calculatorAddress' : 'address'),
    address,
    legal: statePrices(offer, words),
    company: composeCompany(t),
    blanks: [t('recipient'), t('costCentre')],
  };
}

function composeDecidingFigures(
  { config, selection }: Offer,
  quote: Quote,
  { t, number, euros }: SheetWords,
): DecidingFigure[] {
  const yearly = chooseYearly(selection);
  const { savingsPerYear } = selection.isYearly ? quote : quoteSelection(config, yearly);
  const nameTerm = (years = 1) => t('calculator:term.years', { count: years });
  const term = totalOverTerm(quote, selection);
  const figures = [
    {
      name: t('deciding.year'),
      figure: euros(quote.yearlyTotal),
      detail: t('deciding.perMonth', { price: euros(quote.monthlyTotal) }),
    },
    {
      name: t('deciding.term'),
      figure: term ? nameTerm(selection.commitmentYears) : t('deciding.monthly'),
      detail: term
        ? t('deciding.overTerm', { price: euros(term) })
        : t('deciding.monthlyTerm', { notice: t('contract.monthlyNotice') }),
    },
  ];
  if (savingsPerYear.units <= ZERO.units) return figures;
  return [
    ...figures,
    {
      name: t(term ? 'deciding.saved' : 'deciding.possible'),
      figure: euros(savingsPerYear),
      detail: term
        ? t('deciding.savedDetail', { percent: number(quote.discountPercent) })
        : t('deciding.possibleDetail', { years: nameTerm(yearly.commitmentYears) }),
    },
  ];
}

/** Counts and addons in the base price. */
function listIncluded({ config, selection: { plan } }: Offer, { t }: SheetWords): string[] {
  return [
    ...listUnits(config).map((unit) =>
      t(`catalog:plans.${unit}`, { count: getIncludedCount(plan, unit) }),
    ),
    ...config.ADDONS.filter(({ id }) => plan.includedAddons.includes(id)).map(({ title }) => title),
  ];
}

/** Describes wanted addons that are not part of the price: the plan excludes them, or they are announced (D53). */
function describeExcluded(
  { config, selection, announced }: NamedOffer,
  { t, list }: SheetWords,
): string[] {
  const { plan, selectedAddons } = selection;
  const excluded = listAddons(config).filter(
    (addon) =>
      selectedAddons.includes(addon.id) && getAddonState(plan, selection, addon) === 'disabled',
  );
  const join = (addons: readonly Addon[]) => list(addons.map(({ title }) => title));
  return [
    ...(excluded.length > 0 ? [t('excluded', { plan: plan.title, list: join(excluded) })] : []),
    ...(announced.length > 0 ? [t('announced', { list: join(announced) })] : []),
  ];
}

function composeFacts(
  { config, selection, number, version, createdAt }: NamedOffer,
  words: SheetWords,
): Fact[] {
  const { t } = words;
  const counts = getCounts(selection);
  const isPreview = version === undefined;
  const shownNumber = isPreview ? t('preview') : number;
  return [
    ...(shownNumber === undefined ? [] : [{ name: t('number'), value: shownNumber }]),
    { name: t('date'), value: words.date(createdAt) },
    ...(isPreview ? [] : [{ name: t('priceList'), value: words.number(version) }]),
    ...listUnits(config).map((unit) => ({
      name: t(`calculator:summary.steppers.${unit}`),
      value: words.number(counts[unit]),
    })),
  ];
}

function composeTable(offer: Offer, quote: Quote, words: SheetWords): SheetTable {
  const { t, number, cents } = words;
  return {
    heads: { position: t('position'), quantity: t('quantity'), amount: t('amount') },
    lines: describeLines(words, offer, quote.lines).map((line) => ({
      key: line.key,
      name: line.name,
      discount: line.discount,
      quantity: t('times', { count: number(line.count), price: cents(line.unitPrice) }),
      amount: cents(line.amount),
    })),
    sums: describeSums(words, offer, quote).map(({ name, amount, isTotal }) => ({
      name,
      amount: cents(amount),
      isTotal,
    })),
  };
}

/** Tax and gross for customers in Germany. */
function composeVat(
  selection: Selection,
  quote: Quote,
  { t, number, cents }: SheetWords,
): VatTable {
  const term = totalOverTerm(quote, selection);
  const columns = [
    { name: t(selection.isYearly ? 'vat.year' : 'vat.month'), taxed: addVat(quote.total) },
    ...(term ? [{ name: t('vat.term'), taxed: addVat(term) }] : []),
  ];
  const rows = [
    { part: 'net', name: t('vat.net') },
    { part: 'vat', name: t('vat.tax', { percent: number(VAT_PERCENT) }) },
    { part: 'gross', name: t('vat.gross') },
  ] as const;
  return {
    title: t('vat.title'),
    columns: columns.map(({ name }) => name),
    rows: rows.map(({ part, name }) => ({
      name,
      amounts: columns.map(({ taxed }) => cents(taxed[part])),
    })),
  };
}

function statePrices({ version, listedAt, createdAt }: NamedOffer, words: SheetWords): string {
  const { t, number, date } = words;
  if (version === undefined) return t('legalPreview', { date: date(createdAt) });
  const list = { version: number(version) };
  if (listedAt === undefined) return t('legalUndated', { ...list, date: date(createdAt) });
  return t('legal', { ...list, date: date(listedAt) });
}

/** Name, address and register of the company. */
export function composeCompany(t: SheetWords['t']): string[] {
  const { company } = site;
  return [
    [company.name, company.street, `${company.postalCode} ${company.city}`].join(' · '),
    [
      t('director', { name: company.managingDirector }),
      `${company.registerCourt}, ${company.registerNumber}`,
      t('vatId', { id: company.vatId }),
    ].join(' · '),
  ];
}

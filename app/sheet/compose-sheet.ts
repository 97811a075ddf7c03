import { getOfferValidUntil, type NamedOffer, type Offer } from '#app/domain/offers/offer';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import { ZERO } from '#app/domain/pricing/amount';
import { getCounts, getIncludedCount, listUnits } from '#app/domain/pricing/counts';
import { addVat, VAT_PERCENT } from '#app/domain/pricing/decimal';
import { listPositions, type Quote, quoteSelection } from '#app/domain/pricing/quote';
import { chooseYearly, type Selection } from '#app/domain/pricing/selection';
import { checkSelection } from '#app/domain/pricing/warnings';
import type { Language } from '#app/i18n/languages';
import { site } from '#app/site';
import { describeChangedPrices } from './changed-prices';
import { describeOnRequest, describeQuote } from './describe-quote';
import { describeWarnings } from './describe-warnings';
import { createSheetWords, type SheetWords } from './sheet-words';

/** The content of an offer's sheet, which page and file show alike (D39). */
export type Sheet = ReturnType<typeof composeSheet>;

/** Computes and words everything that the sheet of an offer says. */
export function composeSheet(offer: NamedOffer, language: Language) {
  const { config, selection, number, version, createdAt, address } = offer;
  const words = createSheetWords(language);
  const { t, date, cents } = words;
  const isPreview = version === undefined;
  const quote = quoteSelection(config, selection);
  const { lines, sums } = quote
    ? describeQuote(quote, offer, language)
    : describeOnRequest(offer, language);
  const positions = listPositions(config, selection);
  const wanted = [...selection.selectedAddons, ...offer.announced.map(({ id }) => id)];
  const differences = checkSelection(config, selection, positions, wanted);
  const warnings = describeWarnings(differences, config, selection.plan, language);
  return {
    title: t('sheet.title', { plan: selection.plan.title }),
    /** Undefined for a preview. */
    validity: isPreview
      ? undefined
      : t('sheet.validity', { date: date(getOfferValidUntil(createdAt)) }),
    changed: describeChangedPrices(offer, words),
    /** Price per year, term and saving. */
    deciding: composeDecidingFigures(offer, quote, words),
    about: [
      t('sheet.about', { brand: site.brand }),
      t('sheet.included', { list: words.list(listIncluded(offer, words)) }),
      ...(warnings.length > 0 ? [warnings.join(' ')] : []),
    ],
    particulars: composeParticulars(offer, words),
    table: {
      heads: {
        position: t('sheet.position'),
        quantity: t('sheet.quantity'),
        amount: t('sheet.amount'),
      },
      lines: lines.map((line) => ({
        ...line,
        quantity: line.unitPrice
          ? t('sheet.times', {
              count: words.number(line.count),
              price: words.unitPrice(line.unitPrice),
            })
          : words.number(line.count),
        amount: cents(line.monthly),
      })),
      sums: sums.map((sum) => ({ ...sum, amount: cents(sum.exact) })),
    },
    netNote: t('catalog:netNote'),
    /** Undefined if the price is on request. */
    vat: quote && composeVat(selection, quote, words),
    conditions: {
      title: t('sheet.conditions.title'),
      texts: [
        t('sheet.conditions.notice', { notice: getNotice(selection, t) }),
        t('sheet.conditions.payment', { payment: t('sheet.contract.payment') }),
        t('sheet.conditions.reverse'),
      ],
    },
    qrCode: t('sheet.qrCode'),
    /** Why the sheet has no number. */
    note: number === undefined ? t(isPreview ? 'sheet.previewNote' : 'sheet.notKept') : undefined,
    addressLabel: t(number === undefined ? 'sheet.calculatorAddress' : 'sheet.address'),
    address,
    legal: t('sheet.legal'),
    company: composeCompany(t),
    /** Labels of the lines that the reader fills in. */
    blanks: [t('sheet.recipient'), t('sheet.costCentre')],
  };
}

function composeDecidingFigures(
  { config, selection }: Offer,
  quote: Quote | undefined,
  { t, number, euros }: SheetWords,
) {
  const nameTerm = (years = 1) => t('calculator:term.years', { count: years });
  const yearly = chooseYearly(selection);
  const possible = selection.isYearly ? quote : quoteSelection(config, yearly);
  const term = quote?.totalOverTerm;
  const figures = [
    {
      name: t('sheet.deciding.year'),
      figure: quote ? euros(quote.yearlyTotal) : t('catalog:onRequest'),
      detail: quote
        ? t('sheet.deciding.perMonth', { price: euros(quote.monthlyTotal) })
        : t('catalog:onRequestNote'),
    },
    {
      name: t('sheet.deciding.term'),
      figure: selection.isYearly
        ? nameTerm(selection.commitmentYears)
        : t('sheet.deciding.monthly'),
      detail: term
        ? t('sheet.deciding.overTerm', { price: euros(term) })
        : t('sheet.deciding.monthlyTerm', { notice: getNotice(selection, t) }),
    },
  ];
  if (!quote || !possible || possible.yearlyDiscount.units <= ZERO.units) return figures;
  return [
    ...figures,
    {
      name: t(term ? 'sheet.deciding.saved' : 'sheet.deciding.possible'),
      figure: euros(possible.yearlyDiscount),
      detail: term
        ? t('sheet.deciding.savedDetail', { percent: number(quote.discountPercent) })
        : t('sheet.deciding.possibleDetail', { years: nameTerm(yearly.commitmentYears) }),
    },
  ];
}

/** The period of notice. */
function getNotice({ isYearly }: Selection, t: SheetWords['t']): string {
  return t(isYearly ? 'sheet.contract.yearlyNotice' : 'sheet.contract.monthlyNotice');
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

function composeParticulars(
  { config, selection, number, version, listedAt, createdAt }: NamedOffer,
  words: SheetWords,
) {
  const { t } = words;
  const counts = getCounts(selection);
  const isPreview = version === undefined;
  const shownNumber = isPreview ? t('sheet.preview') : number;
  return [
    ...(shownNumber === undefined ? [] : [{ name: t('sheet.number'), value: shownNumber }]),
    { name: t('sheet.date'), value: words.date(createdAt) },
    ...(isPreview
      ? []
      : [
          {
            name: t('sheet.priceList'),
            value: t(`sheet.${nameListDate(version, listedAt)}`, {
              version: words.number(version),
              date: words.date(listedAt ?? createdAt),
            }),
          },
        ]),
    ...listUnits(config).map((unit) => ({
      name: t(`calculator:summary.steppers.${unit}`),
      value: words.number(counts[unit]),
    })),
  ];
}

/** The built-in list has no number that a reader could ask for. */
function nameListDate(version: number, listedAt: number | undefined) {
  if (version === BUILT_IN_VERSION) return 'builtIn';
  return listedAt === undefined ? 'shown' : 'listed';
}

/** Net, tax and gross in one or two columns, for customers in Germany. */
function composeVat(selection: Selection, quote: Quote, { t, number, cents }: SheetWords) {
  const term = quote.totalOverTerm;
  const columns = [
    {
      name: t(selection.isYearly ? 'sheet.vat.year' : 'sheet.vat.month'),
      taxed: addVat(quote.total),
    },
    ...(term ? [{ name: t('sheet.vat.term'), taxed: addVat(term) }] : []),
  ];
  const rows = [
    { part: 'net', name: t('sheet.vat.net') },
    { part: 'vat', name: t('sheet.vat.tax', { percent: number(VAT_PERCENT) }) },
    { part: 'gross', name: t('sheet.vat.gross') },
  ] as const;
  return {
    title: t('sheet.vat.title'),
    columns: columns.map(({ name }) => name),
    rows: rows.map(({ part, name }) => ({
      name,
      amounts: columns.map(({ taxed }) => cents(taxed[part])),
    })),
  };
}

/** Name, address and register of the company. */
export function composeCompany(t: SheetWords['t']): string[] {
  const { company } = site;
  return [
    [company.name, company.street, `${company.postalCode} ${company.city}`].join(' · '),
    [
      t('sheet.director', { name: company.managingDirector }),
      `${company.registerCourt}, ${company.registerNumber}`,
      t('sheet.vatId', { id: company.vatId }),
    ].join(' · '),
  ];
}

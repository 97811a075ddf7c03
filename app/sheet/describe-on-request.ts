import type { Offer } from '#app/domain/offers/offer';
import { ZERO } from '#app/domain/pricing/amount';
import { listPositions } from '#app/domain/pricing/quote';
import type { Language } from '#app/i18n/languages';
import { getInstance } from '#app/i18n/texts';
import { getPositionName } from './describe-quote';

/** Words the lines of a selection whose price is on request, and its total without a figure (D18). */
export function describeOnRequest(offer: Offer, language: Language) {
  const t = getInstance(language).getFixedT(null, 'calculator');
  const { selection } = offer;
  const period = selection.isYearly ? ('year' as const) : ('month' as const);
  return {
    lines: listPositions(offer.config, selection).map((position) => {
      const { key, count, state } = position;
      const isCharged = state === 'charged';
      return {
        key,
        count,
        name: getPositionName(t, position, offer),
        discount: isCharged ? undefined : t(`lines.names.${state}`),
        unitPrice: undefined,
        monthly: isCharged ? undefined : ZERO,
      };
    }),
    sums: [
      {
        name: t(selection.isYearly ? 'lines.totalYear' : 'lines.totalMonth'),
        period,
        exact: undefined,
        isTotal: true,
      },
    ],
  };
}

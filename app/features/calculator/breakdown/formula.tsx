import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote, QuoteLine } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { createExactEuros, explainLine, explainSum, type SumKind } from './formula-words';

interface FormulaProps {
  selection: Selection;
  quote: Quote;
  of: QuoteLine | SumKind;
}

/** The formula of a line or sum. */
export function Formula({ selection, quote, of }: FormulaProps) {
  const { t } = useTranslation('calculator');
  const { number } = useFormats();
  const { locale } = useLanguage();
  const figures = useMemo(
    () => ({ number, exactEuros: createExactEuros(locale) }),
    [number, locale],
  );
  return typeof of === 'string'
    ? explainSum(t, figures, quote, of)
    : explainLine(t, figures, selection, of);
}

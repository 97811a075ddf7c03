import { useCallback, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '#app/catalog/load-failed';
import type { PricingConfig } from '#app/domain/pricing/config';
import type { Selection } from '#app/domain/pricing/selection';
import { useLanguage, useTranslations } from '#app/i18n/language-context';
import type { Namespace } from '#app/i18n/namespaces';
import { Texts } from '#app/i18n/texts';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { LazyPart } from '#app/ui/lazy-part';
import { css } from '#styled/css';

const TEXTS: readonly Namespace[] = ['comparison'];

interface PlanComparisonProps {
  config: PricingConfig;
  selection: Selection;
}

/** Opens the table of all plans, whose code and words are loaded with it (D30). */
export function PlanComparison({ config, selection }: PlanComparisonProps) {
  const { t } = useTranslation('calculator');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const language = useLanguage();
  const translations = useTranslations();
  const load = useCallback(async () => {
    const [{ PlanTable }] = await Promise.all([
      import('./plan-table'),
      translations.load(language, TEXTS),
    ]);
    return PlanTable;
  }, [language, translations]);
  return (
    <div className={css({ display: 'grid', gap: '6', justifyItems: 'start' })}>
      <Button
        visual="outline"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="columns-3" />
        {t('compare.open')}
      </Button>
      {isOpen && (
        <div id={id} className={css({ width: 'full', minHeight: '[20rem]' })}>
          <LazyPart load={load} whenFailed={(retry) => <LoadFailed onRetry={retry} />}>
            {(PlanTable) => (
              <Texts namespaces={TEXTS}>
                <PlanTable {...{ config, selection }} />
              </Texts>
            )}
          </LazyPart>
        </div>
      )}
    </div>
  );
}

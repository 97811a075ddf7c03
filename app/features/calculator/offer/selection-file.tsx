import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Selection } from '#app/domain/pricing/selection';
import { LoadFailed } from '#app/later/load-failed';
import { usePricingConfig } from '#app/state/use-pricing-config';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { download } from './download';
import { useStoreOffer } from './use-store-offer';

/**
 * Stores a selection and downloads its sheet. Sales-only plans, own prices (D20) and other scripts
 * have none (D39).
 */
export function SelectionFile({ selection }: { selection: Selection }) {
  const { t } = useTranslation('calculator');
  const config = usePricingConfig();
  const { storeOffer, hasFile } = useStoreOffer();
  const [state, setState] = useState<'storing' | 'failed'>();
  if (selection.plan.salesOnly || !hasFile) return null;
  const save = async () => {
    setState('storing');
    const { number, address, pdf, hasNewPrices } = await storeOffer({ config, selection });
    if (number === undefined) return setState('failed');
    // The page of the offer says which prices are new, and prints where there is no file.
    if (pdf === undefined || hasNewPrices) window.location.assign(address);
    else if (!(await download(pdf))) return setState('failed');
    setState(undefined);
  };
  if (state === 'failed') return <LoadFailed onRetry={save} />;
  const isStoring = state === 'storing';
  return (
    <Button visual="link" size="sm" onClick={isStoring ? undefined : save} aria-busy={isStoring}>
      <Icon name="download" />
      {t(isStoring ? 'sheet.making' : 'sheet.selection')}
    </Button>
  );
}

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#app/domain/offers/offer';
import {
  createScenario,
  formatScenarios,
  MAX_SCENARIOS,
  readScenarios,
  writeOpenScenario,
} from '#app/domain/offers/scenarios';
import type { Selection } from '#app/domain/pricing/selection';
import { toScenarios } from '#app/features/calculator/addresses';
import { useKeptScenarios } from '#app/features/calculator/scenarios/way-to-scenarios';
import { useLanguage } from '#app/i18n/language-context';
import { definePart } from '#app/later/define-part';
import { LoadFailed } from '#app/later/load-failed';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { download } from './download';
import { NewPrices, ShareButton } from './share-button';
import { getOfferKey, type StoreOutcome, useStoreOffer } from './use-store-offer';

const sheet = definePart({ load: () => import('./offer-sheet'), area: 'details' });

interface Taken {
  stored: StoreOutcome;
  /** The printed sheet, once it is loaded. */
  Sheet: Awaited<ReturnType<typeof sheet.load>>['OfferSheet'] | undefined;
  /** Stores and prints again, if the sheet could not be loaded. */
  retry?: () => void;
}

/** Print, PDF, scenario and share link (D30, D39). */
export function ShareAndPrint(offer: Offer) {
  const { t } = useTranslation('calculator');
  const { storeOffer, hasFile } = useStoreOffer();
  const language = useLanguage();
  const [storing, setStoring] = useState<'file' | 'paper'>();
  const isStoring = storing !== undefined;
  const [taken, setTaken] = useState<Taken>();
  // After a change, sheet and notice belong to an earlier selection.
  if (taken && getOfferKey(taken.stored) !== getOfferKey(offer) && !isStoring) setTaken(undefined);
  const take = async (isFile: boolean) => {
    setTaken(undefined);
    setStoring(isFile ? 'file' : 'paper');
    const stored = await storeOffer(offer);
    const { pdf, hasNewPrices } = stored;
    // Without a file, the print dialog can save one.
    const isPrinted = !(hasNewPrices || (isFile && pdf !== undefined));
    const isLost = !(isPrinted || hasNewPrices || pdf === undefined || (await download(pdf)));
    const code = isPrinted ? await sheet.load(language).catch(() => undefined) : undefined;
    const Sheet = code?.OfferSheet;
    const hasFailed = isLost || (isPrinted && !Sheet);
    setTaken({ stored, Sheet, ...(hasFailed && { retry: () => take(isFile) }) });
    // The sheet ends it when it opens the dialog.
    if (!Sheet) setStoring(undefined);
  };
  const printed = [
    { icon: 'printer', name: t('sheet.button'), isFile: false },
    ...(hasFile ? [{ icon: 'download', name: t('sheet.pdf'), isFile: true } as const] : []),
  ] as const;
  return (
    <div className={ways}>
      {printed.map(({ icon, name, isFile }) => (
        <Button
          key={icon}
          visual="ghost"
          size="sm"
          className={cx(way, !isFile && hasFile && notOnPhones)}
          onClick={isStoring ? undefined : () => take(isFile)}
          aria-busy={isStoring}
        >
          <Icon name={icon} />
          {name}
        </Button>
      ))}
      <KeepScenario selection={offer.selection} />
      <ShareButton {...offer} className={way} />
      <div role="status" className={css({ textStyle: 'small' })}>
        {storing === 'file' && t('sheet.making')}
        {taken?.stored.hasNewPrices && <NewPrices {...taken.stored} />}
      </div>
      {taken?.Sheet && <taken.Sheet {...taken.stored} onPrint={() => setStoring(undefined)} />}
      {taken?.retry && <LoadFailed onRetry={taken.retry} />}
    </div>
  );
}

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  '& > *': { flex: '[1 1 min-content]' },
  '& > [role=status]': { flexBasis: 'full' },
  marginInline: '-1',
  _print: { display: 'none' },
});

// A phone saves the file.
const notOnPhones = css({ mdDown: { display: 'none' } });

/** A sign above its words, so that four fit beside each other. */
const way = css({
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: '1',
  paddingInline: '1',
  overflowWrap: 'normal',
  textStyle: 'caption',
  '& > svg': { color: 'accent' },
});

/**
 * Adds the selection to the scenarios in the address (`s`). With three, or with one of them open, the
 * link only shows them, and says so.
 */
function KeepScenario({ selection }: { selection: Selection }) {
  const { t } = useTranslation('calculator');
  const { scenarios, open } = useKeptScenarios();
  const isKept = open !== undefined || scenarios.length >= MAX_SCENARIOS;
  const add = (all: Record<string, unknown>) => {
    const { search } = toScenarios(writeOpenScenario(all, selection));
    const kept = readScenarios(all);
    if (kept.open !== undefined) return search;
    // One more name than there are scenarios.
    const names = Array.from({ length: kept.scenarios.length + 1 }, (_, index) =>
      t('scenario.name', { count: index + 1 }),
    );
    const name = names.find((one) => kept.scenarios.every((other) => other.name !== one)) ?? '';
    const added = [...kept.scenarios, createScenario(name, selection)].slice(0, MAX_SCENARIOS);
    return { ...search, s: formatScenarios(added) };
  };
  return (
    <Link
      to="/{-$locale}/szenarien"
      search={add}
      // Own prices may contain other plans than the server knows.
      data-replay=""
      className={cx(button({ visual: 'ghost', size: 'sm' }), way)}
    >
      <Icon name="columns-3" />
      {t(isKept ? 'scenario.back' : 'scenario.compare')}
    </Link>
  );
}

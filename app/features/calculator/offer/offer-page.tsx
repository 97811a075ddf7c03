import { Link } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BUILT_IN_LISTED_AT,
  type FoundOffer,
  listWantedAnnounced,
  type Offer,
  resolveOfferSelection,
} from '#app/domain/offers/offer';
import type { PriceListVersion } from '#app/domain/price-lists/activation-log';
import { type Selection, selectionToSearch } from '#app/domain/pricing/selection';
import { toCalculator } from '#app/features/calculator/addresses';
import { useLanguage } from '#app/i18n/language-context';
import { isLatin } from '#app/i18n/languages';
import { LoadFailed } from '#app/later/load-failed';
import { site } from '#app/site';
import { useListConfig } from '#app/state/use-pricing-config';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { isPlainClick } from '#app/ui/plain-click';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';
import { download } from './download';
import { Sheet } from './sheet';

interface OfferPageProps {
  /** Undefined if the store is unavailable. */
  found: (FoundOffer & { hasPdf: boolean }) | undefined;
  /** Path of this page. */
  path: string;
  /** The quote form; the address of this page tells the offer's number. */
  renderForm: (selection: Selection, file: ReactNode) => ReactNode;
}

/** A shared or printed offer, read-only (D39). */
export function OfferPage({ found, path, renderForm }: OfferPageProps) {
  const { t } = useTranslation('details');
  return (
    <div className={cx(column(), layout)}>
      {found ? (
        <StoredSheet found={found} path={path} renderForm={renderForm} />
      ) : (
        <>
          <h1 className={css({ textStyle: 'heading' })}>{t('sheet.page.unavailable')}</h1>
          <Notice tone="warning">
            <p>{t('sheet.page.unavailableText')}</p>
          </Notice>
          <Link
            to="/{-$locale}/preiskalkulator/{-$planId}"
            params={(params) => ({ ...params, planId: undefined })}
            className={button({ visual: 'outline' })}
          >
            {t('sheet.page.open')}
          </Link>
        </>
      )}
    </div>
  );
}

function StoredSheet({ found, path, renderForm }: OfferPageProps & { found: FoundOffer }) {
  const { t } = useTranslation('details');
  const hasFile = isLatin(useLanguage()) && found.hasPdf;
  const offered = useOffered(found.offered, found.offer);
  const current = useOffered(found.inForce, found.offer);
  const { number, createdAt } = found.offer;
  const pdf = usePdf(`${path}.pdf`);
  const sentPdf = usePdf(`${path}.pdf`);
  if (!offered) return <h1 className={css({ textStyle: 'title' })}>{t('sheet.page.damaged')}</h1>;
  const { version, publishedAt = BUILT_IN_LISTED_AT } = found.offered;
  const { version: inForce } = found.inForce;
  return (
    <>
      <Sheet
        {...offered}
        number={number}
        version={version}
        createdAt={createdAt}
        listedAt={publishedAt}
        address={site.origin + path}
        announced={listWantedAnnounced(offered.config, found.offer.query)}
        changed={inForce === version ? undefined : { version: inForce, offer: current }}
      />
      <div className={cx(tools, besides)}>
        <div className={answers}>
          <a href="#ask" className={button()}>
            {t('sheet.page.ask')}
          </a>
          {hasFile && (
            <a {...pdf.link} className={button({ visual: 'outline' })}>
              <Icon name="download" />
              {t('sheet.page.pdf')}
            </a>
          )}
          <Button visual="outline" className={notOnPhones} onClick={() => window.print()}>
            <Icon name="printer" />
            {t(hasFile ? 'sheet.page.print' : 'sheet.page.printOrSave')}
          </Button>
          <Link
            {...toCalculator({
              planId: offered.selection.plan.id,
              search: selectionToSearch(offered.selection),
            })}
            className={button({ visual: 'outline' })}
          >
            {t('sheet.page.open')}
          </Link>
        </div>
        <div>
          {pdf.progress}
          <a
            href={`${path}.csv`}
            download=""
            className={cx(button({ visual: 'link', size: 'sm' }), notOnPhones)}
          >
            <Icon name="file-spreadsheet" />
            {t('sheet.page.csv')}
          </a>
          <p className={css({ textStyle: 'small', color: 'muted', mdDown: { display: 'none' } })}>
            {t('sheet.page.fill')}
          </p>
        </div>
      </div>
      <section aria-labelledby="ask" className={cx(tools, css({ gridColumn: '[1 / -1]' }))}>
        <h2 id="ask" className={css({ textStyle: 'title' })}>
          {t('sheet.page.ask')}
        </h2>
        <p className={css({ textStyle: 'small', color: 'muted' })}>
          {t('sheet.page.askIntro', { number })}
        </p>
        {renderForm(
          offered.selection,
          hasFile && (
            <div>
              <a {...sentPdf.link} className={button({ visual: 'link', size: 'sm' })}>
                <Icon name="download" />
                {t('sheet.page.pdf')}
              </a>
              {sentPdf.progress}
            </div>
          ),
        )}
      </section>
    </>
  );
}

/** A link that saves the file, which says with scripts that it is being made or could not be. */
function usePdf(address: string) {
  const { t } = useTranslation('details');
  const [state, setState] = useState<'making' | 'failed'>();
  const save = async () => {
    setState('making');
    setState((await download(address)) ? undefined : 'failed');
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (state !== 'making') void save();
  };
  return {
    link: { href: address, download: '', onClick },
    progress: (
      <div role="status" className={css({ textStyle: 'small' })}>
        {state === 'making' && t('sheet.page.making')}
        {state === 'failed' && <LoadFailed onRetry={save} />}
      </div>
    ),
  };
}

function useOffered(
  { list }: PriceListVersion,
  offer: Parameters<typeof resolveOfferSelection>[1],
): Offer | undefined {
  const config = useListConfig(list);
  const selection = resolveOfferSelection(config, offer);
  return selection && { config, selection };
}

const layout = css({
  stack: '8',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 52rem) minmax(15rem, 1fr)' },
  paddingBlockStart: 'intro',
  _print: { display: 'block', width: 'full', padding: '0' },
});

/** Beside the sheet, as it is read before them. */
const besides = css({ lg: { position: 'sticky', top: '[calc({sizes.header} + 1.5rem)]' } });

const answers = css({
  stack: '3',
  gridTemplateColumns: '[repeat(auto-fill, minmax(min(18rem, 100%), 1fr))]',
});

const notOnPhones = css({ mdDown: { display: 'none' } });

const tools = css({ stack: '4', minWidth: '0', _print: { display: 'none' } });

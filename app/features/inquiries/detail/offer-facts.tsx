import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { OFFER_TERMS } from '#app/domain/contact/fields';
import { listCounted } from '#app/domain/pricing/counts';
import type { Inquiry } from '#app/features/inquiries/load';
import { useFormats } from '#app/i18n/language-context';
import { muted, Panel } from '#app/ui/panel';
import { button } from '#styled/recipes';
import { Fact, Facts } from './facts';

/** The requested selection and the price that the server computed. */
export function OfferFacts({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['staff', 'contact']);
  const { selection, term, priceList, today } = inquiry;
  const describeTotal = useTotalText();
  const knownTerm = OFFER_TERMS.find((name) => name === term);
  if (!selection) {
    return (
      <Panel title={t('inquiries.one.offer')}>
        <p className={muted}>{t('inquiries.one.noOffer')}</p>
      </Panel>
    );
  }
  const counts = listCounted(selection.counts).map(({ unit, count }) =>
    t(`contact:details.${unit}`, { count }),
  );
  return (
    <Panel title={t('inquiries.one.offer')}>
      <Facts>
        <Fact name={t('inquiries.one.plan')}>
          <bdi>{selection.plan}</bdi>
        </Fact>
        <Fact name={t('inquiries.one.billing')}>
          {t(selection.isYearly ? 'inquiries.one.yearly' : 'inquiries.one.monthly')}
        </Fact>
        <Fact name={t('inquiries.one.term')}>{knownTerm && t(`inquiries.terms.${knownTerm}`)}</Fact>
        <Fact name={t('inquiries.one.scope')}>{counts.join(', ')}</Fact>
        <Fact name={t('inquiries.one.addons')}>
          {counts.length > 0 && <AddonNames inquiry={inquiry} />}
        </Fact>
        <Fact name={t('inquiries.one.total')}>{describeTotal(inquiry)}</Fact>
        <Fact name={t('inquiries.one.priceList')}>
          {priceList !== null && <Version number={priceList} />}
          {today && ` · ${t('inquiries.one.oldList', { number: today.version })}`}
        </Fact>
        {today && (
          <Fact name={t('inquiries.one.today')}>
            {today.total === null
              ? t('inquiries.one.noTotalToday')
              : describeTotal({ total: today.total, term })}
          </Fact>
        )}
      </Facts>
      <OpenOffer inquiry={inquiry} />
    </Panel>
  );
}

/** Opens the stored sheet; older inquiries and plans without list price have only the calculator. */
function OpenOffer({ inquiry: { sheet, calculator } }: { inquiry: Inquiry }) {
  const { t } = useTranslation('staff');
  const className = button({ visual: 'link' });
  // A new tab, since this one is being worked in.
  if (sheet !== null) {
    return (
      <Link
        to="/{-$locale}/angebot/$number"
        params={{ number: sheet.toLowerCase() }}
        search={{}}
        target="_blank"
        className={className}
      >
        {t('inquiries.one.openSheet', { number: sheet })}
      </Link>
    );
  }
  if (calculator === null) return null;
  return (
    <a href={calculator} target="_blank" rel="noopener" className={className}>
      {t('inquiries.one.openOffer')}
    </a>
  );
}

function useTotalText(): (inquiry: Pick<Inquiry, 'total' | 'term'>) => string {
  const { t } = useTranslation('staff');
  const { euros } = useFormats();
  return ({ total, term }) => {
    if (total === null) return t('inquiries.one.noTotal');
    return t(term === 'monthly' ? 'inquiries.one.perMonth' : 'inquiries.one.perYear', {
      amount: euros(total),
    });
  };
}

/** As the price list calls them that the visitor saw. */
function AddonNames({ inquiry: { selection, addonTitles } }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['staff', 'catalog']);
  const { list } = useFormats();
  const builtIn = new Map(
    Object.entries(t('catalog:pricing.addons', { returnObjects: true })).map(([id, { title }]) => [
      id,
      title,
    ]),
  );
  const names = selection?.addons.map((id) => addonTitles[id] ?? builtIn.get(id) ?? id) ?? [];
  return <bdi>{names.length > 0 ? list(names) : t('inquiries.one.noAddons')}</bdi>;
}

function Version({ number }: { number: number }) {
  const { t } = useTranslation('staff');
  return number === 0 ? t('inquiries.one.builtIn') : t('inquiries.one.version', { number });
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CONTACT_KEYS,
  CONTACT_METHODS,
  type ContactKey,
  mapExtras,
  OFFER_TERMS,
} from '#app/domain/contact/fields';
import { listCounted } from '#app/domain/pricing/counts';
import type { Inquiry } from '#app/features/inquiries/load';
import { useReasonText } from '#app/features/inquiries/use-reason-text';
import type { Texts } from '#app/i18n/areas';
import { useFormats } from '#app/i18n/language-context';
import { findLanguage } from '#app/i18n/languages';
import { muted, Panel } from '#app/ui/panel';
import { css, cx } from '#styled/css';
import { button } from '#styled/recipes';
import { composeReplyAddress } from './reply-address';

/** Renders nothing for an empty value. */
function Entry({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (children === undefined || children === null || children === '' || children === false) {
    return null;
  }
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A list of names and values. */
const list = css({
  width: 'full',
  stack: '2.5',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '[11rem minmax(0, 1fr)]' },
    columnGap: '4',
    alignItems: 'baseline',
  },
  '& dt': { textStyle: 'small', color: 'muted' },
});

/** Contact details, with links to call and write. */
export function ContactPanel({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['staff', 'contact']);
  const reasonText = useReasonText();
  const { name, email, phone, preferredContact, reason } = inquiry;
  const knownMethod = CONTACT_METHODS.find((method) => method === preferredContact);
  const values: Record<ContactKey, ReactNode> = {
    email: email !== '' && (
      <a href={composeReplyAddress(inquiry)} className={link} translate="no">
        {email}
      </a>
    ),
    phone: phone !== '' && (
      <a href={`tel:${phone}`} className={link} dir="ltr" translate="no">
        {phone}
      </a>
    ),
    preferredContact: knownMethod ? t(`contact:ways.${knownMethod}`) : preferredContact,
    reason: reasonText(reason),
    ...mapExtras(
      (key) =>
        inquiry[key] !== '' && (
          <bdi className={lines} translate="no">
            {inquiry[key]}
          </bdi>
        ),
    ),
  };
  return (
    <Panel title={t('inquiries.one.contact')}>
      <dl className={list}>
        <Entry name={t('inquiries.one.name')}>
          <bdi translate="no">{name || t('inquiries.nameless')}</bdi>
        </Entry>
        {CONTACT_KEYS.map((key) => (
          <Entry key={key} name={t(`contact:fields.${key}`)}>
            {values[key]}
          </Entry>
        ))}
      </dl>
    </Panel>
  );
}

const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const link = css({ color: 'accent', textDecoration: 'underline', textUnderlineOffset: '[0.25em]' });

/** Metadata stored with the inquiry. */
export function StoredPanel({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('staff');
  const { language, page, consentVersion } = inquiry;
  return (
    <Panel title={t('inquiries.one.stored')}>
      <dl className={list}>
        <Entry name={t('inquiries.one.language')}>{findLanguage(language)?.name ?? language}</Entry>
        <Entry name={t('inquiries.one.page')}>
          <code className={css({ textStyle: 'code' })} translate="no">
            {page}
          </code>
        </Entry>
        <Entry name={t('inquiries.one.consent')}>
          {t('inquiries.one.consentVersion', { version: consentVersion })}
        </Entry>
      </dl>
    </Panel>
  );
}

/** All columns of an inquiry that cannot be read completely. */
export function StoredRow({ columns }: { columns: NonNullable<Inquiry['unreadable']> }) {
  const { t } = useTranslation('staff');
  return (
    <Panel title={t('inquiries.unreadable.stored')}>
      <dl className={list}>
        {columns.map(([column, value]) => (
          <Entry key={column} name={<code lang="en">{column}</code>}>
            <code className={cx(lines, css({ textStyle: 'code' }))}>{value}</code>
          </Entry>
        ))}
      </dl>
    </Panel>
  );
}

/** The requested selection and the price that the server computed. */
export function OfferPanel({ inquiry }: { inquiry: Inquiry }) {
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
      <dl className={list}>
        <Entry name={t('inquiries.one.plan')}>
          <bdi>{selection.plan}</bdi>
        </Entry>
        <Entry name={t('inquiries.one.billing')}>
          {t(selection.isYearly ? 'inquiries.one.yearly' : 'inquiries.one.monthly')}
        </Entry>
        <Entry name={t('inquiries.one.term')}>
          {knownTerm && t(`inquiries.terms.${knownTerm}`)}
        </Entry>
        <Entry name={t('inquiries.one.scope')}>{counts.join(', ')}</Entry>
        <Entry name={t('inquiries.one.addons')}>
          {counts.length > 0 && <AddonNames inquiry={inquiry} />}
        </Entry>
        <Entry name={t('inquiries.one.total')}>
          {inquiry.unreadable && inquiry.total === null
            ? t('inquiries.unreadable.badge')
            : describeTotal(inquiry)}
        </Entry>
        <Entry name={t('inquiries.one.priceList')}>
          {priceList === 0
            ? t('publishing.builtIn')
            : priceList !== null && t('inquiries.one.version', { number: priceList })}
          {today && ` · ${t('inquiries.one.oldList', { number: today.version })}`}
        </Entry>
        {today && (
          <Entry name={t('inquiries.one.today')}>
            {today.total === null
              ? t(`inquiries.noTotalToday.${today.reason}`)
              : describeTotal({ ...inquiry, total: today.total })}
          </Entry>
        )}
      </dl>
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

function useTotalText(): (inquiry: Inquiry) => string {
  const { t } = useTranslation('staff');
  const { euros } = useFormats();
  return (inquiry) => {
    const { total, term } = inquiry;
    if (total === null) return t(`inquiries.noTotal.${findReason(inquiry)}`);
    return t(term === 'monthly' ? 'inquiries.one.perMonth' : 'inquiries.one.perYear', {
      amount: euros(total),
    });
  };
}

/** Why the server computed no total; the list is known if the selection was found in it. */
function findReason({
  priceList,
  offer,
  selection,
}: Inquiry): keyof Texts['staff']['inquiries']['noTotal'] {
  if (priceList === null) return offer === null ? 'elsewhere' : 'ownPrices';
  return selection && listCounted(selection.counts).length > 0 ? 'tooLarge' : 'onRequest';
}

/** As the price list calls them that the visitor saw. */
function AddonNames({ inquiry: { selection, addonTitles } }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['staff', 'catalog']);
  const { list } = useFormats();
  const builtIn = Object.entries(t('catalog:pricing.addons', { returnObjects: true })).map(
    ([id, { title }]) => [id, title] as const,
  );
  const titles = new Map([...builtIn, ...addonTitles]);
  const names = selection?.addons.map((id) => titles.get(id) ?? id) ?? [];
  return <bdi>{names.length > 0 ? list(names) : t('inquiries.one.noAddons')}</bdi>;
}

import { useTranslation } from 'react-i18next';
import type { LandscapeAction, Source } from '#app/features/landscape/landscape-state';
import type { ReadTenants } from '#app/features/landscape/read-tenants';
import type { LandscapeView } from '#app/features/landscape/view-landscape';
import { useTextLanguage } from '#app/i18n/text-language';
import { css } from '#styled/css';
import { FaultRow } from './fault-row';
import { TenantRow } from './tenant-row';

interface SourceListProps {
  view: LandscapeView;
  read: ReadTenants;
  isSealed: boolean;
  dispatch: (action: LandscapeAction) => void;
  remove: (keys: readonly string[]) => void;
}

/** Tenants, then files that are waiting or at fault. */
export function SourceList({ view, read, isSealed, dispatch, remove }: SourceListProps) {
  const { t } = useTranslation('landscape');
  return (
    <ul className={list} aria-label={t('input.title')}>
      {view.tenants.map((tenant) => (
        <TenantRow key={tenant.key} {...{ tenant, view, dispatch, remove }} />
      ))}
      {read.faults.map((fault) => (
        <FaultRow key={fault.source.key} {...{ fault, remove }} />
      ))}
      {read.waiting.map((source) => (
        <WaitingRow key={source.key} {...{ source, isSealed }} />
      ))}
    </ul>
  );
}

function WaitingRow({ source, isSealed }: { source: Source; isSealed: boolean }) {
  const { t } = useTranslation('landscape');
  return (
    <li className={waiting} {...useTextLanguage('landscape', 'input')}>
      <span className={css({ fontWeight: 'semibold' })}>{source.fileName}</span>
      <span>{t(isSealed ? 'input.waiting' : 'input.waitingForSeal')}</span>
    </li>
  );
}

const list = css({ display: 'grid', gap: '3' });

const waiting = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  paddingBlock: '3',
  paddingInline: '4',
  border: 'line',
  borderRadius: 'md',
  color: 'muted',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});

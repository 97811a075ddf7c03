import { useTranslation } from 'react-i18next';
import type { LandscapeSession, Source } from '#app/features/landscape/landscape-session';
import {
  MAX_TENANTS,
  type ReadTenants,
  type SourceFault,
} from '#app/features/landscape/read-tenants';
import type { LandscapeView } from '#app/features/landscape/view-landscape';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { TenantRow } from './tenant-row';

interface SourceListProps {
  view: LandscapeView;
  read: ReadTenants;
  isSealed: boolean;
  session: LandscapeSession;
  remove: (keys: readonly string[]) => void;
}

/** Tenants, then files that are waiting or at fault. */
export function SourceList({ view, read, isSealed, session, remove }: SourceListProps) {
  const { t } = useTranslation('landscape');
  return (
    <ul className={css({ stack: '3' })} aria-label={t('input.title')}>
      {view.tenants.map((tenant) => (
        <TenantRow key={tenant.key} tenant={tenant} view={view} session={session} remove={remove} />
      ))}
      {read.faults.map((fault) => (
        <FaultRow key={fault.source.key} fault={fault} remove={remove} />
      ))}
      {read.waiting.map((source) => (
        <WaitingRow key={source.key} source={source} isSealed={isSealed} />
      ))}
    </ul>
  );
}

function WaitingRow({ source, isSealed }: { source: Source; isSealed: boolean }) {
  const { t } = useTranslation('landscape');
  return (
    <li className={waiting}>
      <span className={css({ fontWeight: 'semibold' })}>{source.fileName}</span>
      <span>{t(isSealed ? 'input.waiting' : 'input.waitingForSeal')}</span>
    </li>
  );
}

const waiting = css({
  wrap: '4',
  rowGap: '0',
  paddingBlock: '3',
  paddingInline: '4',
  border: 'line',
  borderRadius: 'md',
  color: 'muted',
  textStyle: 'small',
  overflowWrap: 'anywhere',
});

/** Here the visitor decides, and nothing is wrong with the file. */
const WARNINGS: readonly SourceFault['kind'][] = [
  'too-many',
  'same-list',
  'older-list',
  'which-list',
];

interface FaultRowProps {
  fault: SourceFault;
  remove: (keys: readonly string[]) => void;
}

/** A file that cannot be used: what it is, and what to do. */
function FaultRow({ fault, remove }: FaultRowProps) {
  const { t } = useTranslation('landscape');
  const { source, kind, other, subject = '' } = fault;
  const values = { count: MAX_TENANTS, other: other?.fileName ?? '', subject };
  const isWarning = WARNINGS.includes(kind);
  return (
    <li>
      <Notice
        tone={isWarning ? 'warning' : 'danger'}
        title={
          <>
            <bdi>{source.fileName}</bdi>: {t(`faults.${kind}.title`, values)}
          </>
        }
        action={
          <Button
            visual="ghost"
            size="sm"
            aria-label={t('faults.remove', { name: source.fileName })}
            onClick={() => remove([source.key])}
          >
            <Icon name="trash-2" />
          </Button>
        }
      >
        {fault.errorText && <p>{t('faults.said', { text: fault.errorText })}</p>}
        <p>{t(`faults.${kind}.text`, values)}</p>
        {kind === 'which-list' && other && (
          <div className={css({ wrap: '2', paddingBlockStart: '2' })}>
            {[source, other].map((newer) => (
              <Button
                key={newer.key}
                visual="outline"
                size="sm"
                onClick={() => remove([newer === other ? source.key : other.key])}
              >
                {t('faults.which-list.newer', { name: newer.fileName })}
              </Button>
            ))}
          </div>
        )}
      </Notice>
    </li>
  );
}

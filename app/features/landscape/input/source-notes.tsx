import { useTranslation } from 'react-i18next';
import {
  isLeftAlone,
  isRemark,
  MAX_TENANTS,
  type SourceFault,
} from '#app/domain/landscape/read-tenants';
import type { TenantView } from '#app/domain/landscape/view-landscape';
import { session } from '#app/features/landscape/landscape-session';
import { useWords } from '#app/features/landscape/results/words';
import { Checkbox } from '#app/ui/fields/checkbox';
import { Notice } from '#app/ui/notice';
import { actions, muted } from '#app/ui/panel';
import { css, cx } from '#styled/css';
import { Action, CopiedAddress, Disclosure, LISTS_TITLE } from './parts';

interface SourceNotesProps {
  id?: string;
  faults: readonly SourceFault[];
  tenants?: readonly TenantView[];
}

/** Files that are refused, and what tenants' lists leave open. */
export function SourceNotes({ id, faults, tenants = [] }: SourceNotesProps) {
  const { t } = useTranslation('landscape');
  const { leftAlone = [], named = [] } = Object.groupBy(faults, (fault) =>
    isLeftAlone(fault) ? 'leftAlone' : 'named',
  );
  const names = leftAlone.slice(0, 3).map(({ source }) => source.fileName);
  return (
    <section
      id={id}
      tabIndex={-1}
      data-navigation-focus=""
      className={notesLayout}
      aria-label={t('notes.title')}
    >
      {named.map((fault) => (
        <FaultNote key={fault.source.key} fault={fault} />
      ))}
      {leftAlone.length > 0 && (
        <p className={muted} translate="no">
          {t('notes.leftAlone', { count: leftAlone.length, names: names.join(', ') })}
        </p>
      )}
      {tenants.map((tenant) => (
        <TenantNote key={tenant.key} tenant={tenant} />
      ))}
    </section>
  );
}

const notesLayout = css({ stack: '3', _empty: { display: 'none' } });

/** A file that cannot be used: what it is, and what to do. */
function FaultNote({ fault }: { fault: SourceFault }) {
  const { t } = useTranslation('landscape');
  const { showDay } = useWords();
  const { source, kind, other, saved, subject = '' } = fault;
  const name = saved ? t('faults.saved.name', { date: showDay(saved.at) }) : source.fileName;
  const values = { count: MAX_TENANTS, other: other?.fileName ?? '', subject };
  const translate = subject === '' && !other ? undefined : 'no';
  return (
    <Notice
      // Nothing is wrong with a remark, or where the visitor decides.
      tone={isRemark(fault) ? 'info' : other || kind === 'too-many' ? 'warning' : 'danger'}
      title={
        <>
          <bdi translate="no">{name}</bdi>:{' '}
          <span translate={translate}>{t(`faults.${kind}.title`, values)}</span>
        </>
      }
      action={
        <Action
          icon="trash-2"
          label={t('faults.remove', { name })}
          isQuiet
          next={LISTS_TITLE}
          onAct={() => session.remove(saved?.keys ?? [source.key])}
        />
      }
    >
      {fault.errorText && <p translate="no">{t('faults.said', { text: fault.errorText })}</p>}
      <p translate={translate}>{t(`faults.${kind}.text`, values)}</p>
      {kind === 'which-list' && other && (
        <div className={cx(actions, css({ paddingBlockStart: '2' }))}>
          {[source, other].map((newer) => (
            <Action
              key={newer.key}
              translate="no"
              label={t('faults.which-list.newer', { name: newer.fileName })}
              onAct={() => session.setNewer(newer.key, (newer === other ? source : other).key)}
            />
          ))}
        </div>
      )}
    </Notice>
  );
}

/** Whether a tenant's lists leave open what it has. */
export function hasGap({ missingNext, isStartMissing, total, doubt }: TenantView): boolean {
  return isStartMissing || (missingNext ?? total ?? doubt) !== undefined;
}

const NAMED = ['open', 'odd', 'duplicates', 'orphaned', 'updates', 'strays'] as const;

/** Notes on a tenant's lists: missing parts, odd entries and duplicates. */
function TenantNote({ tenant }: { tenant: TenantView }) {
  const { t } = useTranslation('landscape');
  const { missingNext, isStartMissing, total, doubt, entries: count, files } = tenant;
  const { undeployed = [], orphaned = [], updates = [] } = tenant.remarks ?? {};
  const ids = {
    open: files.flatMap(({ result }) => result.open ?? []),
    odd: files.flatMap(({ result }) => result.odd ?? []),
    duplicates: files.flatMap(({ result }) => result.duplicates),
    orphaned,
    updates,
    strays: tenant.separation?.strays ?? [],
  };
  const texts = [
    missingNext !== undefined && t('tenant.incomplete'),
    isStartMissing && t('tenant.startMissing'),
    total !== undefined && t('tenant.counted', { shown: count, count: total }),
    doubt && t(`tenant.doubts.${doubt}`, { count }),
    tenant.artefacts.length === 0 && t('tenant.empty'),
  ].filter((text) => typeof text === 'string');
  const named = NAMED.filter((kind) => ids[kind].length > 0).map((kind) =>
    t(`tenant.${kind}`, { count: ids[kind].length, names: ids[kind].slice(0, 3).join(', ') }),
  );
  const said = [...texts, ...named];
  if (said.length + undeployed.length === 0) return null;
  return (
    <Notice
      tone={(hasGap(tenant) && !doubt) || ids.open.length > 0 ? 'warning' : 'info'}
      title={<bdi translate="no">{tenant.name}</bdi>}
    >
      {said.map((text) => (
        <p key={text} translate={named.includes(text) ? 'no' : undefined}>
          {text}
        </p>
      ))}
      {undeployed.length > 0 && (
        <Disclosure title={t('tenant.undeployed', { count: undeployed.length })}>
          <p translate="no">{undeployed.join(', ')}</p>
        </Disclosure>
      )}
      {missingNext !== undefined && <CopiedAddress>{missingNext}</CopiedAddress>}
      {doubt && (
        <Checkbox
          label={t('tenant.isWhole')}
          checked={!tenant.isPartial}
          onCheckedChange={(isWhole) => session.changeTenant(tenant.key, { isPartial: !isWhole })}
        />
      )}
    </Notice>
  );
}

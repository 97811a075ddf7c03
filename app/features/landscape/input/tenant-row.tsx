import { useTranslation } from 'react-i18next';
import type { LandscapeSession, TenantSettings } from '#app/features/landscape/landscape-session';
import type { LandscapeView, TenantView } from '#app/features/landscape/view-landscape';
import { useFormats } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Checkbox } from '#app/ui/fields/checkbox';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { css, cx } from '#styled/css';
import { card, field } from '#styled/recipes';
import { CopiedAddress, StageField } from './parts';
import { SeparationRules } from './separation-rules';

interface TenantRowProps {
  tenant: TenantView;
  view: LandscapeView;
  session: LandscapeSession;
  remove: (keys: readonly string[]) => void;
}

/** A tenant with its name, stage and landscape, and what its lists leave open. */
export function TenantRow({ tenant, view, session, remove }: TenantRowProps) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const change = (settings: TenantSettings) => session.changeTenant(tenant.key, settings);
  const fileNames = tenant.files.map(({ fileName }) => fileName);
  const nextLandscape = Math.max(...view.landscapes) + 1;
  return (
    <li className={cx(card(), layout)} aria-label={t('tenant.label', { name: tenant.name })}>
      <div className={css({ hstack: '3' })}>
        <p className={css({ flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' })}>
          <strong className={css({ fontWeight: 'semibold' })}>
            {t('input.artefacts', { count: tenant.artefacts.length })}
          </strong>{' '}
          <span className={css({ color: 'muted', textStyle: 'small' })}>
            {t('tenant.files', { count: fileNames.length, names: list(fileNames) })}
          </span>
        </p>
        <Button
          visual="ghost"
          size="sm"
          aria-label={t('tenant.remove', { name: tenant.name })}
          onClick={() => remove(tenant.files.map(({ key }) => key))}
        >
          <Icon name="trash-2" />
        </Button>
      </div>
      <div className={fields}>
        <TextField
          label={t('tenant.name')}
          value={tenant.name}
          onValueChange={(name) => change({ name })}
        />
        {tenant.separation && (tenant.hasOwnRules || tenant.stages.length > 1) ? (
          <div className={field().root}>
            <span className={field().label}>{t('tenant.stage')}</span>
            <span className={css({ paddingBlock: '2', color: 'muted' })}>
              {t('tenant.severalStages')}
            </span>
          </div>
        ) : (
          <StageField
            label={t('tenant.stage')}
            value={tenant.stage}
            placeholder={tenant.stages[0]?.stage ?? ''}
            onValueChange={(stage) => change({ stage })}
          />
        )}
        {view.tenants.length > 1 && (
          <SelectField
            label={t('tenant.landscape')}
            value={String(tenant.landscape)}
            options={[
              ...view.landscapes.map((number) => ({
                value: String(number),
                label: t('tenant.landscapeNumber', { number }),
              })),
              { value: String(nextLandscape), label: t('tenant.newLandscape') },
            ]}
            onValueChange={(value) => change({ landscape: Number(value) || 1 })}
          />
        )}
      </div>
      <Remarks tenant={tenant} change={change} />
      <SeparationRules tenant={tenant} session={session} />
    </li>
  );
}

interface RemarksProps {
  tenant: TenantView;
  change: (settings: TenantSettings) => void;
}

/** Notes on a tenant's lists: missing parts, odd entries and duplicates. */
function Remarks({ tenant, change }: RemarksProps) {
  const { t } = useTranslation('landscape');
  const duplicates = tenant.files.flatMap(({ result }) => result.duplicates);
  const odd = tenant.files.flatMap(({ result }) => result.odd ?? []);
  const renamed = tenant.stages.find(({ stage, typed }) => stage !== typed);
  return (
    <>
      {tenant.missingNext !== undefined && (
        <Notice tone="warning" title={t('tenant.incompleteTitle')}>
          <div className={css({ stack: '2' })}>
            <p>{t('tenant.incomplete')}</p>
            <CopiedAddress address={tenant.missingNext} />
          </div>
        </Notice>
      )}
      {tenant.isStartMissing && (
        <Notice tone="warning">
          <p>{t('tenant.startMissing')}</p>
        </Notice>
      )}
      {tenant.total !== undefined && (
        <Notice tone="warning">
          <p>{t('tenant.counted', { shown: tenant.entries, count: tenant.total })}</p>
        </Notice>
      )}
      {tenant.doubt && (
        <Notice>
          <div className={css({ stack: '2' })}>
            <p>{t(`tenant.doubts.${tenant.doubt}`, { count: tenant.entries })}</p>
            <Checkbox
              label={t('tenant.notWhole')}
              checked={tenant.isPartial}
              onCheckedChange={(isPartial) => change({ isPartial })}
            />
          </div>
        </Notice>
      )}
      {renamed && (
        <Notice tone="warning">
          <p>{t('tenant.sameStage', { shown: renamed.stage })}</p>
        </Notice>
      )}
      {tenant.artefacts.length === 0 && (
        <Notice>
          <p>{t('tenant.empty')}</p>
        </Notice>
      )}
      {odd.length > 0 && (
        <Notice>
          <p>{t('tenant.odd', { count: odd.length, names: odd.slice(0, 3).join(', ') })}</p>
        </Notice>
      )}
      {duplicates.length > 0 && (
        <Notice>
          <p>
            {t('tenant.duplicates', {
              count: duplicates.length,
              names: duplicates.slice(0, 3).join(', '),
            })}
          </p>
        </Notice>
      )}
    </>
  );
}

const layout = css({ stack: '4', gridTemplateColumns: 'minmax(0, 1fr)' });

const fields = css({
  stack: '4',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: '[minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)]',
  },
});

import { useTranslation } from 'react-i18next';
import type { TenantSettings } from '#app/domain/landscape/saved-state';
import { USUAL_STAGES } from '#app/domain/landscape/stages';
import type { LandscapeView, TenantView } from '#app/domain/landscape/view-landscape';
import { session } from '#app/features/landscape/landscape-session';
import { useWords } from '#app/features/landscape/results/words';
import { useFormats } from '#app/i18n/language-context';
import { Checkbox } from '#app/ui/fields/checkbox';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import { muted } from '#app/ui/panel';
import { css, cx } from '#styled/css';
import { card, field } from '#styled/recipes';
import { Action, Disclosure, LISTS_TITLE, opened } from './parts';
import { SeparationRules } from './separation-rules';

/** Tenants, their stages and rules: closed, with what was assumed. */
export function Settings({ view }: { view: LandscapeView }) {
  const { t } = useTranslation('landscape');
  const { sayTenant } = useWords();
  return (
    <div className={card({ variant: 'muted' })}>
      <p className={css({ textStyle: 'small' })} translate="no">
        {t('settings.assumed', { tenants: view.tenants.map(sayTenant).join(', ') })}
      </p>
      <Disclosure title={t('settings.title')} isLazy>
        <TextField
          label={t('settings.leftOut')}
          hint={t('settings.leftOutHint')}
          value={view.exceptions.leftOut}
          onValueChange={(leftOut) => session.choose({ leftOut })}
          isCode
        />
        {view.stages.length > 1 && <StageOrder stages={view.stages} />}
        <ul className={opened} aria-label={t('settings.tenants')}>
          {view.tenants.map((tenant) => (
            <TenantFields key={tenant.key} tenant={tenant} view={view} />
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** A tenant's name, stage, landscape and rules. */
function TenantFields({ tenant, view }: { tenant: TenantView; view: LandscapeView }) {
  const { t } = useTranslation('landscape');
  const { list } = useFormats();
  const change = (settings: TenantSettings) => session.changeTenant(tenant.key, settings);
  const files = [tenant, ...tenant.earlier].flatMap((state) => state.files);
  const fileNames = tenant.files.map(({ fileName }) => fileName);
  const renamed = tenant.stages.find(({ stage, typed }) => stage !== typed);
  const landscapes = view.landscapes.map((number) => ({
    value: String(number),
    label: t('tenant.landscapeNumber', { number }),
  }));
  const next = { value: `${Math.max(...view.landscapes) + 1}`, label: t('tenant.newLandscape') };
  return (
    <li
      className={cx(card(), css({ stack: '4' }))}
      aria-label={t('tenant.label', { name: tenant.name })}
    >
      <div className={css({ hstack: '3' })}>
        <p className={css({ flexGrow: '1' })}>
          <strong>{t('input.artefacts', { count: tenant.artefacts.length })}</strong>{' '}
          <span className={muted} translate="no">
            {t('tenant.files', { count: fileNames.length, names: list(fileNames) })}
          </span>
        </p>
        <Action
          icon="trash-2"
          label={t('tenant.remove', { name: tenant.name })}
          isQuiet
          next={LISTS_TITLE}
          onAct={() => session.remove(files.map(({ key }) => key))}
        />
      </div>
      <div className={fields}>
        <TextField
          label={t('tenant.name')}
          spellCheck={false}
          value={tenant.name}
          onValueChange={(name) => change({ name })}
        />
        {tenant.separation && (tenant.settings.rules || tenant.stages.length > 1) ? (
          <div className={field().root}>
            <span className={field().label}>{t('tenant.stage')}</span>
            <span className={field().hint}>{t('tenant.severalStages')}</span>
          </div>
        ) : (
          <TextField
            label={t('tenant.stage')}
            isCode
            suggestions={USUAL_STAGES}
            value={tenant.stage}
            placeholder={tenant.stages[0]?.stage ?? ''}
            {...(renamed && { hint: t('tenant.sameStage', { shown: renamed.stage }) })}
            onValueChange={(stage) => change({ stage })}
          />
        )}
        {view.tenants.length > 1 && (
          <SelectField
            label={t('tenant.landscape')}
            value={String(tenant.landscape)}
            options={[...landscapes, next]}
            onValueChange={(value) => change({ landscape: Number(value) || 1 })}
          />
        )}
      </div>
      {(renamed || tenant.isJoined) && (
        <Checkbox
          label={t('tenant.joined')}
          checked={tenant.isJoined}
          onCheckedChange={(isJoined) => change({ isJoined })}
        />
      )}
      <SeparationRules tenant={tenant} />
    </li>
  );
}

const fields = css({ stack: '4', gridTemplateColumns: { md: '[repeat(3, minmax(0, 1fr))]' } });

/** The stages from left to right. */
function StageOrder({ stages }: Pick<LandscapeView, 'stages'>) {
  const { t } = useTranslation('landscape');
  const move = (stage: string, by: -1 | 1, button: HTMLElement) => {
    session.moveStage(stages, stage, by);
    // An element that moves loses the focus.
    setTimeout(() => button.focus());
  };
  return (
    <fieldset>
      <legend className={field().label}>{t('stages.title')}</legend>
      <ol className={css({ wrap: '2', paddingBlockStart: '1.5' })}>
        {stages.map((stage, at) => (
          <li key={stage} className={item}>
            <Action
              icon="arrow-left"
              label={t('stages.forward', { stage })}
              isQuiet
              isEnd={at === 0}
              onAct={(button) => move(stage, -1, button)}
            />
            <bdi className={css({ textStyle: 'code' })} translate="no">
              {stage}
            </bdi>
            <Action
              icon="arrow-right"
              label={t('stages.back', { stage })}
              isQuiet
              isEnd={at === stages.length - 1}
              onAct={(button) => move(stage, 1, button)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

const item = css({ hstack: '0', border: 'line', borderRadius: 'md', backgroundColor: 'surface' });

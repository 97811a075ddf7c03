import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { POSITIONS } from '#app/domain/landscape/id-words';
import { ALL_STAGES } from '#app/domain/landscape/readings';
import type { SeparationRule } from '#app/domain/landscape/saved-state';
import { USUAL_STAGES } from '#app/domain/landscape/stages';
import { listOpenStages, type TenantView } from '#app/domain/landscape/view-landscape';
import { session } from '#app/features/landscape/landscape-session';
import { Checkbox } from '#app/ui/fields/checkbox';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import { actions, muted } from '#app/ui/panel';
import { css } from '#styled/css';
import { Action } from './parts';

const NEW_RULE: SeparationRule = { position: 'suffix', token: '', stage: '', isOn: true };

/** The rules that tell the stages of one tenant apart, with what they match (spec §1). */
export function SeparationRules({ tenant }: { tenant: TenantView }) {
  const { t } = useTranslation('landscape');
  const { rules, separation } = tenant;
  const open = separation?.open ?? [];
  const adder = useId();
  return (
    <div className={css({ stack: '4', justifyItems: 'start' })}>
      <p className={muted}>{t(rules.length > 0 ? 'rules.intro' : 'rules.noneFound')}</p>
      {rules.map((rule, at) => (
        <RuleFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a key made of the rule would change with each letter, and the field would lose the focus
          key={at}
          tenant={tenant}
          rule={rule}
          at={at}
          adder={adder}
        />
      ))}
      <div className={actions}>
        <Action
          id={adder}
          icon="plus"
          label={t('rules.add')}
          onAct={() => {
            session.changeTenant(tenant.key, { rules: [...rules, NEW_RULE] });
            setTimeout(() => document.getElementById(`${adder}-${rules.length}`)?.focus());
          }}
        />
        {tenant.settings.rules && (
          <Action
            icon="rotate-ccw"
            label={t('rules.reset')}
            next={adder}
            onAct={() => session.changeTenant(tenant.key, { rules: undefined })}
          />
        )}
      </div>
      {open.length > 0 && (
        <SelectField
          label={
            <span translate="no">
              {t('rules.open', { count: open.length, names: open.slice(0, 3).join(', ') })}
            </span>
          }
          value={tenant.openStage}
          placeholder={t('rules.openNowhere')}
          options={listOpenStages(rules, tenant.guess).map((stage) => ({
            value: stage,
            label: stage === ALL_STAGES ? t('rules.openEverywhere') : stage,
          }))}
          onValueChange={(openStage) => session.changeTenant(tenant.key, { openStage })}
        />
      )}
    </div>
  );
}

interface RuleFieldsProps {
  tenant: TenantView;
  rule: SeparationRule;
  at: number;
  /** Id of the button that adds rules. */
  adder: string;
}

/** A rule, whose fields read as a sentence. */
function RuleFields({ tenant, rule, at, adder }: RuleFieldsProps) {
  const { t } = useTranslation('landscape');
  const { rules, separation } = tenant;
  const number = at + 1;
  /** The ids that it matches. */
  const matches = separation?.matches[at] ?? [];
  const onChange = (changed: Partial<SeparationRule>) =>
    session.changeTenant(tenant.key, { rules: rules.with(at, { ...rule, ...changed }) });
  const matched = matches.length > 0 ? 'matched' : 'matchedNone';
  const values = { count: matches.length, examples: matches.slice(0, 3).join(', ') };
  return (
    <fieldset className={fields} aria-label={t('rules.number', { number })}>
      <Checkbox
        label={t('rules.number', { number })}
        hint={<span translate="no">{t(`rules.${rule.isOn ? matched : 'isOff'}`, values)}</span>}
        checked={rule.isOn}
        onCheckedChange={(isOn) => onChange({ isOn })}
        className={css({ gridColumn: '[1 / -1]' })}
      />
      <SelectField
        label={t('rules.position')}
        value={rule.position}
        options={POSITIONS.map((position) => ({ value: position, label: t(`rules.${position}`) }))}
        onValueChange={(value) => {
          const position = POSITIONS.find((one) => one === value);
          if (position) onChange({ position });
        }}
      />
      <TextField
        label={t('rules.token')}
        value={rule.token}
        isCode
        control={{ id: `${adder}-${at}` }}
        onValueChange={(token) => onChange({ token })}
      />
      <TextField
        label={t('rules.stage')}
        value={rule.stage}
        isCode
        suggestions={USUAL_STAGES}
        onValueChange={(stage) => onChange({ stage })}
      />
      <Action
        icon="trash-2"
        label={t('rules.remove', { number })}
        isQuiet
        next={adder}
        onAct={() => session.changeTenant(tenant.key, { rules: rules.toSpliced(at, 1) })}
      />
    </fieldset>
  );
}

const fields = css({
  stack: '3',
  width: 'full',
  alignItems: 'end',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr) auto]',
    md: '[repeat(3, minmax(0, 1fr)) auto]',
  },
  '& > div': { gridColumn: { base: '[1 / -1]', md: 'auto' } },
  '& > div:nth-last-child(2)': { gridColumn: '[auto]' },
});

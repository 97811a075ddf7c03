import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { POSITIONS } from '#app/domain/landscape/id-words';
import { ALL_STAGES, type RuleMatch, type SeparationRule } from '#app/domain/landscape/readings';
import { listOpenStages, type TenantView } from '#app/domain/landscape/view-landscape';
import type { LandscapeSession } from '#app/features/landscape/landscape-session';
import { Button } from '#app/ui/button';
import { Checkbox } from '#app/ui/fields/checkbox';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { StageField } from './parts';

interface SeparationRulesProps {
  tenant: TenantView;
  session: LandscapeSession;
}

const NEW_RULE: SeparationRule = { position: 'suffix', token: '', stage: '', isOn: true };

/** The rules that tell the stages of one tenant apart, with what they match (spec §1). */
export function SeparationRules({ tenant, session }: SeparationRulesProps) {
  const { t } = useTranslation('landscape');
  const { rules, separation } = tenant;
  const intro = rules.length > 0 ? 'intro' : 'noneFound';
  const [added, setAdded] = useState<number>();
  const adder = useRef<HTMLButtonElement>(null);
  const change = (next: readonly SeparationRule[]) =>
    session.changeTenant(tenant.key, { rules: [...next] });
  return (
    <div className={css({ stack: '4', justifyItems: 'start' })}>
      <p className={note}>{t(`rules.${intro}`)}</p>
      {rules.length > 0 && (
        <ol className={css({ stack: '4', width: 'full' })}>
          {rules.map((rule, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a key made of the rule would change with each letter, and the field would lose the focus
            <li key={at}>
              <RuleFields
                number={at + 1}
                rule={rule}
                match={separation?.matches[at]}
                isAdded={added === at}
                onChange={(next) => change(rules.with(at, next))}
                onRemove={() => {
                  // The pressed button disappears, so the focus moves first.
                  adder.current?.focus();
                  change(rules.toSpliced(at, 1));
                }}
              />
            </li>
          ))}
        </ol>
      )}
      <div className={css({ wrap: '3' })}>
        <Button
          ref={adder}
          visual="outline"
          size="sm"
          onClick={() => {
            setAdded(rules.length);
            change([...rules, NEW_RULE]);
          }}
        >
          <Icon name="plus" />
          {t('rules.add')}
        </Button>
        {tenant.hasOwnRules && (
          <Button
            visual="ghost"
            size="sm"
            onClick={() => {
              adder.current?.focus();
              session.resetRules(tenant.key);
            }}
          >
            <Icon name="rotate-ccw" />
            {t('rules.reset')}
          </Button>
        )}
      </div>
      {separation && separation.open.length > 0 && (
        <OpenArtefacts tenant={tenant} session={session} />
      )}
    </div>
  );
}

interface RuleFieldsProps {
  number: number;
  rule: SeparationRule;
  match: RuleMatch | undefined;
  isAdded: boolean;
  onChange: (rule: SeparationRule) => void;
  onRemove: () => void;
}

/** A rule, whose fields read as a sentence. */
function RuleFields(props: RuleFieldsProps) {
  const { number, rule, match, isAdded, onChange, onRemove } = props;
  const { t } = useTranslation('landscape');
  const { count = 0, examples = [] } = match ?? {};
  const matched = count > 0 ? 'matched' : 'matchedNone';
  return (
    <fieldset className={fields}>
      <legend className={css({ srOnly: true })}>{t('rules.number', { number })}</legend>
      <Checkbox
        label={t('rules.number', { number })}
        hint={
          <span translate="no">
            {t(rule.isOn ? `rules.${matched}` : 'rules.isOff', {
              count,
              examples: examples.join(', '),
            })}
          </span>
        }
        checked={rule.isOn}
        onCheckedChange={(isOn) => onChange({ ...rule, isOn })}
        className={css({ gridColumn: '[1 / -1]', overflowWrap: 'anywhere' })}
      />
      <SelectField
        label={t('rules.position')}
        value={rule.position}
        options={POSITIONS.map((position) => ({ value: position, label: t(`rules.${position}`) }))}
        onValueChange={(value) => {
          const position = POSITIONS.find((one) => one === value);
          if (position) onChange({ ...rule, position });
        }}
      />
      <TextField
        label={t('rules.token')}
        value={rule.token}
        isCode
        {...(isAdded && { inputRef: takeFocus })}
        onValueChange={(token) => onChange({ ...rule, token })}
      />
      <StageField
        label={t('rules.stage')}
        value={rule.stage}
        onValueChange={(stage) => onChange({ ...rule, stage })}
      />
      <Button
        visual="ghost"
        size="sm"
        aria-label={t('rules.remove', { number })}
        onClick={onRemove}
      >
        <Icon name="trash-2" />
      </Button>
    </fieldset>
  );
}

/** For a field that appears because the visitor wants to type. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}

/** Artefacts that no rule matches, and the stage that gets them. */
function OpenArtefacts({ tenant, session }: SeparationRulesProps) {
  const { t } = useTranslation('landscape');
  const open = tenant.separation?.open ?? [];
  const names = open.slice(0, SHOWN_OPEN).join(', ');
  return (
    <SelectField
      label={<span translate="no">{t('rules.open', { count: open.length, names })}</span>}
      value={tenant.openStage}
      placeholder={t('rules.openNowhere')}
      options={listOpenStages(tenant.rules, tenant.guess).map((stage) => ({
        value: stage,
        label: stage === ALL_STAGES ? t('rules.openEverywhere') : stage,
      }))}
      onValueChange={(openStage) => session.changeTenant(tenant.key, { openStage })}
    />
  );
}

const SHOWN_OPEN = 3;

const note = css({ textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' });

const fields = css({
  stack: '3',
  alignItems: 'end',
  gridTemplateColumns: {
    base: '[minmax(0, 1fr) auto]',
    md: '[repeat(3, minmax(0, 1fr)) auto]',
  },
  '& > div': { gridColumn: { base: '[1 / -1]', md: 'auto' } },
  '& > div:nth-last-child(2)': { gridColumn: '[auto]' },
});

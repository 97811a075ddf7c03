import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ALL_STAGES,
  POSITIONS,
  type RuleMatch,
  type SeparationRule,
} from '#app/domain/landscape/separation';
import type { LandscapeSession, TenantSettings } from '#app/features/landscape/landscape-session';
import { listOpenStages, type TenantView } from '#app/features/landscape/view-landscape';
import { Button } from '#app/ui/button';
import { Checkbox } from '#app/ui/fields/checkbox';
import { Segmented } from '#app/ui/fields/segmented';
import { SelectField } from '#app/ui/fields/select-field';
import { TextField } from '#app/ui/fields/text-field';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';
import { StageField, summaryLink } from './parts';

interface SeparationRulesProps {
  tenant: TenantView;
  session: LandscapeSession;
}

const NEW_RULE: SeparationRule = { position: 'suffix', token: '', stage: '', isOn: true };

/** The rules that tell the stages of one tenant apart: in words, with what they match (spec §1). */
export function SeparationRules({ tenant, session }: SeparationRulesProps) {
  const { t } = useTranslation('landscape');
  const { rules, separation, foundRules } = tenant;
  const isProposed = !tenant.hasOwnRules && rules.length > 0 && !rules.some(({ isOn }) => isOn);
  const intro = isProposed ? 'proposed' : rules.length > 0 ? 'intro' : 'noneFound';
  const [edited, setEdited] = useState<number>();
  const adder = useRef<HTMLButtonElement>(null);
  const change = (settings: TenantSettings) => session.changeTenant(tenant.key, settings);
  const setRule = (at: number, rule: SeparationRule) => change({ rules: rules.with(at, rule) });
  return (
    <details open={rules.length > 0}>
      <summary className={summaryLink}>{t('rules.title')}</summary>
      <div className={css({ stack: '4', justifyItems: 'start', paddingBlockStart: '2' })}>
        <p className={note}>{t(`rules.${intro}`)}</p>
        {rules.length > 0 && (
          <ol className={css({ stack: '3' })}>
            {rules.map((rule, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a key made of the rule would change with each letter, and the field would lose the focus
              <li key={at} className={css({ stack: '3' })}>
                <RuleLine
                  number={at + 1}
                  rule={rule}
                  match={separation?.matches[at]}
                  isEdited={edited === at}
                  onChange={(next) => setRule(at, next)}
                  onEdit={(isEdited) => setEdited(isEdited ? at : undefined)}
                  onRemove={() => {
                    setEdited(undefined);
                    adder.current?.focus();
                    change({ rules: rules.toSpliced(at, 1) });
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
              change({ rules: [...rules, NEW_RULE] });
              setEdited(rules.length);
            }}
          >
            <Icon name="plus" />
            {t('rules.add')}
          </Button>
          {tenant.hasOwnRules && foundRules.length > 0 && (
            <Button
              visual="ghost"
              size="sm"
              onClick={() => {
                setEdited(undefined);
                // The pressed button disappears, so the focus moves first.
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
    </details>
  );
}

interface RuleLineProps {
  number: number;
  rule: SeparationRule;
  match: RuleMatch | undefined;
  isEdited: boolean;
  onChange: (rule: SeparationRule) => void;
  onEdit: (isEdited: boolean) => void;
  onRemove: () => void;
}

function RuleLine(props: RuleLineProps) {
  const { number, rule, match, isEdited, onChange, onEdit, onRemove } = props;
  const { t } = useTranslation('landscape');
  return (
    <>
      <div className={line}>
        <Checkbox
          label={t(`rules.sentences.${rule.position}`, {
            token: rule.token || '…',
            stage: rule.stage || '…',
          })}
          hint={rule.isOn ? <Match match={match} /> : t('rules.isOff')}
          checked={rule.isOn}
          onCheckedChange={(isOn) => onChange({ ...rule, isOn })}
          className={css({ flexGrow: '1', flexBasis: '[16rem]', overflowWrap: 'anywhere' })}
        />
        <Button
          visual="ghost"
          size="sm"
          aria-label={t(isEdited ? 'rules.doneLabel' : 'rules.changeLabel', { number })}
          aria-expanded={isEdited}
          onClick={() => onEdit(!isEdited)}
        >
          {t(isEdited ? 'rules.done' : 'rules.change')}
        </Button>
        <Button
          visual="ghost"
          size="sm"
          aria-label={t('rules.remove', { number })}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
        </Button>
      </div>
      {isEdited && <RuleFields rule={rule} onChange={onChange} />}
    </>
  );
}

function Match({ match }: { match: RuleMatch | undefined }) {
  const { t } = useTranslation('landscape');
  if (!match || match.count === 0) return t('rules.matchedNone');
  const { count, examples } = match;
  return t('rules.matched', { count, examples: examples.join(', ') });
}

function RuleFields({ rule, onChange }: Pick<RuleLineProps, 'rule' | 'onChange'>) {
  const { t } = useTranslation('landscape');
  const first = useRef<HTMLInputElement>(null);
  // It appears because the visitor wants to type.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={fields}>
      <Segmented
        legend={t('rules.position')}
        value={rule.position}
        options={POSITIONS.map((position) => ({ value: position, label: t(`rules.${position}`) }))}
        onValueChange={(position) => onChange({ ...rule, position })}
      />
      <TextField
        label={t('rules.token')}
        value={rule.token}
        isCode
        inputRef={first}
        onValueChange={(token) => onChange({ ...rule, token })}
      />
      <StageField
        label={t('rules.stage')}
        value={rule.stage}
        onValueChange={(stage) => onChange({ ...rule, stage })}
      />
    </div>
  );
}

/** Artefacts that no rule matches, and the stage that gets them. */
function OpenArtefacts({ tenant, session }: SeparationRulesProps) {
  const { t } = useTranslation('landscape');
  const open = tenant.separation?.open ?? [];
  return (
    <div className={css({ stack: '3', justifyItems: 'start' })}>
      <p className={css({ textStyle: 'small', overflowWrap: 'anywhere' })}>
        {t('rules.open', { count: open.length, names: open.slice(0, SHOWN_OPEN).join(', ') })}
        {open.length > SHOWN_OPEN && ` ${t('rules.andMore', { count: open.length - SHOWN_OPEN })}`}
      </p>
      <SelectField
        label={t('rules.openStage', { count: open.length })}
        value={tenant.openStage}
        placeholder={t('rules.openNowhere')}
        options={listOpenStages(tenant.rules, tenant.guess).map((stage) => ({
          value: stage,
          label: stage === ALL_STAGES ? t('rules.openEverywhere') : stage,
        }))}
        onValueChange={(openStage) => session.changeTenant(tenant.key, { openStage })}
      />
    </div>
  );
}

const SHOWN_OPEN = 5;

const note = css({ textStyle: 'small', color: 'muted', overflowWrap: 'anywhere' });

const line = css({
  wrap: '1',
  columnGap: '2',
  alignItems: 'start',
});

const fields = css({
  stack: '3',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[repeat(3, minmax(0, 1fr))]' },
  paddingInlineStart: { md: '8' },
});

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { useFormats } from '#app/i18n/language-context';
import type { LangAttributes } from '#app/i18n/languages';
import { Badge } from '#app/ui/badge';
import { Icon } from '#app/ui/icon';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { card, planCard } from '#styled/recipes';
import { useItemLanguage } from './item-language';
import { listCounts } from './list-included';
import { NetNote } from './net-note';
import { type BillingTerm, PlanPrice } from './plan-price';

interface PlanCardProps {
  config: PricingConfig;
  plan: Plan;
  term: BillingTerm;
  /** Shows the net note in the card on phones, where the group's note is too far away (D4). */
  hasNetNote?: boolean;
  /** Link that chooses the plan, with the class `planLink`. */
  action: ReactNode;
}

/** A plan with all that it offers, an item of a list. */
export function PlanCard({ config, plan, term, hasNetNote, action }: PlanCardProps) {
  const { t } = useTranslation('catalog');
  const { list } = useFormats();
  const languageOf = useItemLanguage('plans');
  return (
    <li className={cx(card(), classes.root)}>
      <div className={classes.head}>
        <h3 {...languageOf(plan, plan.title)}>{plan.title}</h3>
        {plan.highlighted && <Badge tone="accent">{t('plans.recommended')}</Badge>}
      </div>
      <p
        className={css({ color: 'muted', textStyle: 'small' })}
        {...languageOf(plan, plan.description)}
      >
        {plan.description}
      </p>
      <PlanPrice config={config} plan={plan} term={term} />
      {hasNetNote && !plan.salesOnly && (
        <p className={cardNote}>
          <NetNote isShort />
        </p>
      )}
      <ul className={classes.features}>
        <Feature text={list(listCounts(t, config, plan))} />
        {plan.freeAddonCount > 0 && (
          <Feature text={t('plans.dearestFree', { count: plan.freeAddonCount })} />
        )}
        {withKeys(plan.features, String).map(({ key, item: feature }) => (
          <Feature key={key} language={languageOf(plan, feature)} text={feature} />
        ))}
      </ul>
      {action}
    </li>
  );
}

function Feature({ language, text }: { language?: LangAttributes; text: string }) {
  return (
    <li>
      <Icon name="check" />
      <span {...language}>{text}</span>
    </li>
  );
}

const cardNote = css({ textStyle: 'caption', color: 'muted', md: { display: 'none' } });

const classes = planCard();

export const planLink = classes.link;

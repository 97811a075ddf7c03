import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCounts, useItemLanguage } from '#app/catalog/item-texts';
import { PlanPrice, TermToggle } from '#app/catalog/plan-price';
import { CustomPricesNotice, PricesChangedNotice } from '#app/catalog/price-notices';
import { NetLine } from '#app/catalog/use-prices';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { getPlanSearch } from '#app/domain/pricing/selection';
import { useFormats } from '#app/i18n/language-context';
import type { LangAttributes } from '#app/i18n/languages';
import { usePricingConfig } from '#app/state/use-pricing-config';
import { Badge } from '#app/ui/badge';
import { evenGrid } from '#app/ui/even-grid';
import { Icon } from '#app/ui/icon';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { button, card, planCard } from '#styled/recipes';
import { Section } from './section';

/** Browser only: the term chosen last, for the way back from the calculator. */
let wasYearly = false;

/**
 * The plans of the configuration in force; choosing one opens the calculator at its price (D15).
 * All their differences are in `comparison`.
 */
export function Plans({ comparison }: { comparison: ReactNode }) {
  const { t } = useTranslation(['landing', 'catalog']);
  const config = usePricingConfig();
  const [isYearly, setYearly] = useState(wasYearly);
  const choose = (isChosen: boolean) => {
    wasYearly = isChosen;
    setYearly(isChosen);
  };
  return (
    <Section
      id="pricing"
      name="plans"
      title={t('plans.title')}
      text={t('plans.text')}
      aside={
        <div className={css({ _print: { display: 'none' } })} data-figures="">
          <TermToggle config={config} isYearly={isYearly} onChange={choose} />
        </div>
      }
    >
      <div data-figures="" className={css({ stack: '6', justifyItems: 'start' })}>
        <CustomPricesNotice />
        <PricesChangedNotice />
        <ul className={cx(evenGrid(config.PRICING_PLANS.length), css({ gap: '4', width: 'full' }))}>
          {withKeys(config.PRICING_PLANS, ({ id }) => id).map(({ key, item: plan }) => (
            <PlanCard key={key} config={config} plan={plan} isYearly={isYearly} />
          ))}
        </ul>
        <NetLine className={css({ textStyle: 'small', color: 'muted' })} />
      </div>
      {comparison}
    </Section>
  );
}

interface PlanCardProps {
  config: PricingConfig;
  plan: Plan;
  isYearly: boolean;
}

/** A plan with all that it offers, an item of a list. */
export function PlanCard({ config, plan, isYearly }: PlanCardProps) {
  const { t } = useTranslation(['catalog', 'landing']);
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
      <PlanPrice
        config={config}
        plan={plan}
        term={{ isYearly, commitmentYears: isYearly ? 1 : undefined }}
      />
      {/* On phones, where the group's note is too far away (D4). */}
      {!plan.salesOnly && <NetLine isShort className={cardNote} />}
      <ul className={classes.features}>
        <Feature text={list(listCounts(t, config, plan))} />
        {plan.freeAddonCount > 0 && (
          <Feature text={t('plans.dearestFree', { count: plan.freeAddonCount })} />
        )}
        {withKeys(plan.features, String).map(({ key, item: feature }) => (
          <Feature key={key} language={languageOf(plan, feature)} text={feature} />
        ))}
      </ul>
      <Link
        to="/{-$locale}/preiskalkulator/{-$planId}"
        params={(params) => ({ ...params, planId: plan.id })}
        search={getPlanSearch(plan, isYearly)}
        className={cx(button({ visual: plan.highlighted ? 'solid' : 'outline' }), classes.link)}
      >
        {plan.salesOnly ? t('landing:plans.request') : t('plans.choose', { plan: plan.title })}
      </Link>
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

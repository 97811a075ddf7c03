import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Plan, PricingConfig } from '#app/domain/pricing/config';
import { type TextLanguage, useTextLanguage } from '#app/i18n/text-language';
import { Badge } from '#app/ui/badge';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';
import { useItemLanguage } from './item-language';
import { PlanPrice, type Term } from './plan-price';

interface PlanCardProps {
  config: PricingConfig;
  plan: Plan;
  term: Term;
  isChosen?: boolean;
  /** The link that chooses the plan, with the class `planLink`. */
  action: ReactNode;
}

/** A plan as the landing page and the calculator show it, an item of a list. */
export function PlanCard({ config, plan, term, isChosen = false, action }: PlanCardProps) {
  const { t } = useTranslation('catalog');
  const labels = useTextLanguage('catalog');
  const languageOf = useItemLanguage('plans');
  return (
    <li className={cx(card({ variant: isChosen ? 'selected' : 'plain' }), layout)}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' })}>
        <h3 className={title} {...languageOf(plan, plan.title)}>
          {plan.title}
        </h3>
        {plan.highlighted && (
          <Badge tone="accent">
            <span {...labels}>{t('plans.recommended')}</span>
          </Badge>
        )}
      </div>
      <p
        className={css({ color: 'muted', textStyle: 'small' })}
        {...languageOf(plan, plan.description)}
      >
        {plan.description}
      </p>
      <PlanPrice {...{ config, plan, term }} />
      <ul className={features}>
        {listIncluded(t, plan).map((included) => (
          <Feature key={included} language={labels} text={included} />
        ))}
        {plan.features.map((feature, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: features are plain text and may repeat
          <Feature key={index} language={languageOf(plan, feature)} text={feature} />
        ))}
      </ul>
      {action}
    </li>
  );
}

function Feature({ language, text }: { language: TextLanguage; text: string }) {
  return (
    <li>
      <Icon name="check" />
      <span {...language}>{text}</span>
    </li>
  );
}

/** Stretches the link over its whole card. */
export const planLink = css({
  marginBlockStart: 'auto',
  maxWidth: 'full',
  minWidth: '0',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
});

type Translate = ReturnType<typeof useTranslation<'catalog'>>['t'];

function listIncluded(t: Translate, plan: Plan): string[] {
  return [
    t('plans.users', { count: plan.includedUsers }),
    t('plans.systems', { count: plan.includedSystems }),
    t('plans.landscapes', { count: plan.includedLandscapes }),
    ...(plan.freeAddonCount > 0 ? [t('plans.freeAddons', { count: plan.freeAddonCount })] : []),
  ];
}

/** Beside each other, cards share the rows of their five parts, so that prices stand on one line. */
const layout = css({
  position: 'relative',
  display: 'grid',
  gap: '4',
  // A column as wide as there is room, not as its longest word.
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  gridTemplateRows: { md: 'subgrid', _print: 'subgrid' },
  gridRow: { md: 'span 5', _print: 'span 5' },
  paddingInline: { mdToLg: '4' },
});

const title = css({ textStyle: 'title', minWidth: '0', marginInlineEnd: 'auto' });

const features = css({
  display: 'grid',
  alignContent: 'start',
  gap: '2',
  paddingBlockStart: '4',
  borderBlockStart: 'line',
  textStyle: 'small',
  // Three plans beside each other on a tablet: a German compound fits into its line.
  fontSize: { mdToLg: 'xs' },
  '& li': { display: 'flex', gap: '2' },
  '& svg': {
    flexShrink: '0',
    width: '4',
    height: '4',
    marginBlockStart: '[0.25em]',
    color: 'accent',
  },
});

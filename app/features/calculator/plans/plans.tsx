import { useTranslation } from 'react-i18next';
import { FeatureItems, listIncluded, useItemLanguage } from '#app/catalog/item-texts';
import { PlanPrice } from '#app/catalog/plan-price';
import { NetLine } from '#app/catalog/use-prices';
import type { Plan } from '#app/domain/pricing/config';
import { choosePlan, type SelectionWithoutCounts } from '#app/domain/pricing/selection';
import { DisclosedPart } from '#app/features/calculator/disclosed-part';
import { PlanLink } from '#app/features/calculator/selection-link';
import {
  type ChoiceProps,
  useSelectionWithoutCounts,
} from '#app/features/calculator/use-selection';
import { useFormats } from '#app/i18n/language-context';
import { definePart } from '#app/later/define-part';
import { Badge } from '#app/ui/badge';
import { evenGrid } from '#app/ui/even-grid';
import { hydratedLater } from '#app/ui/hydrated-later';
import { withKeys } from '#app/ui/with-keys';
import { css, cx } from '#styled/css';
import { card } from '#styled/recipes';

export function Plans({ config, selection, change }: ChoiceProps) {
  const { t } = useTranslation('calculator');
  const withoutCounts = useSelectionWithoutCounts(selection);
  return (
    <section aria-labelledby="plans-title" className={css({ stack: '3' })}>
      <h2 id="plans-title" tabIndex={-1} className={css({ textStyle: 'title' })}>
        {t('plans.title')}
      </h2>
      <PlanOptions config={config} change={change} selection={withoutCounts} />
      <div className={foot}>
        <NetLine className={css({ textStyle: 'caption', color: 'muted' })} />
        <DisclosedPart label={t('compare.open')} icon="columns-3" part={table}>
          {({ PlanTable }) => <PlanTable config={config} selection={selection} change={change} />}
        </DisclosedPart>
      </div>
    </section>
  );
}

/** Independent of the counts, so that steppers do not render it again. */
const PlanOptions = hydratedLater(function PlanOptions(props: ChoiceProps<SelectionWithoutCounts>) {
  const plans = props.config.PRICING_PLANS;
  return (
    <ul className={cx(evenGrid(plans.length), css({ gap: '3' }))}>
      {withKeys(plans, ({ id }) => id).map(({ key, item: plan }) => (
        <PlanOption key={key} {...props} plan={plan} />
      ))}
    </ul>
  );
});

const foot = css({
  wrap: '6',
  alignItems: 'center',
  justifyContent: 'space-between',
  rowGap: '0',
});

const table = definePart({ load: () => import('./plan-table'), area: 'details' });

/** A plan with name, price and included units; details open below. */
function PlanOption(props: ChoiceProps<SelectionWithoutCounts> & { plan: Plan }) {
  const { config, selection, change, plan } = props;
  const { t } = useTranslation(['calculator', 'catalog']);
  const { t: catalog } = useTranslation('catalog');
  const { list } = useFormats();
  const languageOf = useItemLanguage('plans');
  const isChosen = plan.id === selection.plan.id;
  return (
    <li className={cx(card({ variant: isChosen ? 'selected' : 'plain' }), classes.root)}>
      <div className={classes.head}>
        <h3 {...languageOf(plan, plan.title)}>{plan.title}</h3>
        {plan.highlighted && <Badge tone="accent">{catalog('plans.recommended')}</Badge>}
        <PlanPrice config={config} plan={plan} term={selection} isCompact />
      </div>
      <details className={classes.details}>
        <summary>
          {list(listIncluded(catalog, config, plan))} <u>{t('plans.details')}</u>
        </summary>
        {/* Opened, the one below the cards is too far from the price (D4). */}
        {!plan.salesOnly && <NetLine isShort />}
        <p {...languageOf(plan, plan.description)}>{plan.description}</p>
        <ul>
          <FeatureItems kind="plans" item={plan} />
        </ul>
      </details>
      <PlanLink
        target={choosePlan(config, selection, plan.id)}
        isChosen={isChosen}
        choose={(current) => choosePlan(config, current, plan.id)}
        change={change}
      />
    </li>
  );
}

const classes = {
  // Cards beside each other share three rows, so that their buttons stand on one line.
  root: css({
    stack: '2',
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 3' },
    paddingBlock: '3.5',
    paddingInline: '4',
    overflowWrap: 'anywhere',
  }),
  head: css({
    wrap: '2',
    rowGap: '0',
    alignItems: 'baseline',
    alignContent: 'flex-start',
    lineHeight: '[1.75rem]',
    '& > h3': { textStyle: 'title', lineHeight: '[inherit]', minWidth: '0' },
    // Between, where only some prices would fit beside the name, all stand below it.
    '& > p': {
      marginInlineStart: { base: 'auto', mdToXl: '0' },
      width: { mdToXl: 'full' },
      textAlign: { base: 'end', mdToXl: 'start' },
    },
  }),
  details: css({
    textStyle: 'caption',
    color: 'muted',
    '& u': { color: 'accent' },
    '& > p': { marginBlock: '2' },
    '& ul': { paddingInlineStart: '5', listStyle: 'disc' },
  }),
};

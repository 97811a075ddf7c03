import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ComparedRow, createRowBuilder } from '#app/catalog/comparison-table';
import { usePrices } from '#app/catalog/use-prices';
import { MAX_NAME_LENGTH, renameScenario, type Scenario } from '#app/domain/offers/scenarios';
import { subtractAmounts } from '#app/domain/pricing/amount';
import type { PricingConfig } from '#app/domain/pricing/config';
import { getCounts, listUnits } from '#app/domain/pricing/counts';
import { LINE_KINDS, type Quote } from '#app/domain/pricing/quote';
import type { Selection } from '#app/domain/pricing/selection';
import { toCalculator } from '#app/features/calculator/addresses';
import { useFormats, useLanguage } from '#app/i18n/language-context';
import { describeQuote } from '#app/sheet/describe-quote';
import { Icon } from '#app/ui/icon';
import { textWithoutScripts } from '#app/ui/text-without-scripts';
import { WholeAmounts } from '#app/ui/whole-amounts';
import { css, cx } from '#styled/css';
import { button, field as fieldRecipe } from '#styled/recipes';

/** Without a quote if the price is on request, as in a sales-only plan. */
interface PricedScenario {
  name: string;
  selection: Selection;
  quote: Quote | undefined;
}

/** Rows for the selection, all lines, the totals and the differences. */
export function useScenarioRows(
  config: PricingConfig,
  scenarios: readonly PricedScenario[],
): ComparedRow[] {
  const { t } = useTranslation(['details', 'calculator', 'catalog']);
  const language = useLanguage();
  const { number } = useFormats();
  const { show, showDifference, showOnRequest } = usePrices();
  const row = createRowBuilder(scenarios);
  const absent = t('scenarios.absent');
  const priceRow = (
    key: string,
    name: string,
    write: (quote: Quote, index: number) => string,
    { isTotal = false, ...more }: Partial<ComparedRow> & { isTotal?: boolean } = {},
  ) => {
    const writeMissing = ({ selection: { plan } }: PricedScenario) =>
      isTotal ? showOnRequest(plan) : absent;
    return row(
      key,
      name,
      (scenario, index) => (scenario.quote ? write(scenario.quote, index) : writeMissing(scenario)),
      { isPlain: true, ...more },
    );
  };
  const described = scenarios.map(({ quote, selection }) =>
    quote ? describeQuote(quote, { config, selection }, language).lines : [],
  );
  const byKey = new Map(described.flat().map((line) => [line.key, line]));
  // Each once, in the order of a quote.
  const lines = LINE_KINDS.flatMap((kind) =>
    [...byKey.values()].filter((line) => line.kind === kind),
  );
  const rows: ComparedRow[] = [
    ...listUnits(config).map((unit) =>
      row(unit, t(`calculator:summary.steppers.${unit}`), ({ selection }) =>
        number(getCounts(selection)[unit]),
      ),
    ),
    row('term', t('scenarios.term'), ({ selection: { commitmentYears } }) =>
      commitmentYears === undefined
        ? t('scenarios.monthly')
        : t('calculator:term.years', { count: commitmentYears }),
    ),
    ...lines.map(({ key, kind, name }) =>
      priceRow(
        `line ${key}`,
        kind === 'base' ? t('scenarios.basePrice') : name,
        (_, index) => described[index]?.find((line) => line.key === key)?.shown ?? absent,
      ),
    ),
    priceRow('sum', t('scenarios.sum'), (quote) => show(quote.monthlyBeforeDiscount)),
    priceRow('discount', t('scenarios.discount'), ({ discountPercent }) =>
      discountPercent > 0 ? t('scenarios.percent', { percent: number(discountPercent) }) : absent,
    ),
    priceRow('month', t('calculator:lines.totalMonth'), (quote) => show(quote.monthlyTotal), {
      isTotal: true,
      // The caption's note is too far above (D4).
      detail: t('catalog:netNoteShort'),
    }),
    priceRow('year', t('calculator:lines.totalYear'), (quote) => show(quote.yearlyTotal), {
      isTotal: true,
    }),
    priceRow('total-term', t('scenarios.totalTerm'), ({ totalOverTerm }) =>
      totalOverTerm ? show(totalOverTerm) : absent,
    ),
  ];
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== absent));
  const [first] = scenarios;
  if (!first?.quote || scenarios.length < 2) return filled;

  const before = first.quote;
  const differences = [
    { total: 'monthlyTotal', name: t('scenarios.differenceMonth') },
    { total: 'yearlyTotal', name: t('scenarios.differenceYear') },
  ] as const;
  return [
    ...differences.map(({ total, name }, index) => {
      const compare = (quote: Quote) => subtractAmounts(quote[total], before[total]);
      const write = (quote: Quote) => (quote === before ? absent : showDifference(compare(quote)));
      const compared = t('scenarios.comparedWith', { name: first.name });
      return priceRow(`difference ${total}`, name, write, {
        // The caption's note is too far above on a narrow phone (D4).
        detail: index === 0 ? `${compared}, ${t('catalog:netNoteShort')}` : compared,
        savings: scenarios.map(({ quote }) => quote !== undefined && compare(quote).units < 0n),
      });
    }),
    ...filled,
  ];
}

interface ScenarioHeadProps {
  scenario: Scenario;
  /** Undefined if the price list has no plan. */
  priced: PricedScenario | undefined;
  index: number;
  /** Ends once the address has the new name. */
  onRename: (renamed: Scenario) => Promise<void>;
}

/** The head of a scenario's column. Its name wraps, and a press on it opens a field. */
export function ScenarioHead({ scenario, priced, index, onRename }: ScenarioHeadProps) {
  const { t } = useTranslation(['details', 'catalog']);
  const { show, showOnRequest } = usePrices();
  const { name } = scenario;
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = async (text: string) => {
    const renamed = renameScenario(scenario, text);
    if (renamed.name !== name) await onRename(renamed);
    flushSync(() => setEditing(false));
  };
  const closeByKey = async (text: string) => {
    await close(text);
    opener.current?.focus();
  };
  return (
    <>
      {isEditing ? (
        <input
          ref={selectText}
          type="text"
          aria-label={t('scenarios.name', { count: index + 1 })}
          dir="auto"
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          className={cx(fieldRecipe().control, css({ paddingInline: { mdDown: '2' } }))}
          defaultValue={name}
          onBlur={({ currentTarget }) => close(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            // Enter would press the button that gets the focus.
            event.preventDefault();
            void closeByKey(event.key === 'Enter' ? event.currentTarget.value : name);
          }}
        />
      ) : (
        <button
          ref={opener}
          type="button"
          dir="auto"
          aria-label={t('scenarios.rename', { name })}
          className={cx(nameButton, textWithoutScripts)}
          translate="no"
          onClick={() => setEditing(true)}
        >
          <Icon name="pencil" className={pencil} />
          <span>{name}</span>
        </button>
      )}
      {priced && (
        <span className={figures}>
          <span>{priced.selection.plan.title}</span>
          {/* As high without a price, so that the plans are on one line. */}
          <span className={price}>
            {priced.quote && <WholeAmounts>{show(priced.quote.yearlyTotal)}</WholeAmounts>}{' '}
            <small className={priced.quote ? undefined : twoLines}>
              {priced.quote ? t('catalog:plans.perYear') : showOnRequest(priced.selection.plan)}
            </small>
          </span>
        </span>
      )}
    </>
  );
}

function selectText(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

const nameButton = css({
  width: 'full',
  minHeight: '11',
  border: 'none',
  background: '[transparent]',
  textAlign: 'end',
  textWrap: 'balance',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
});

const pencil = css({
  display: 'inline-block',
  width: '4',
  height: '4',
  marginInlineEnd: '2',
  color: 'muted',
  _print: { display: 'none' },
});

const figures = css({
  stack: '1',
  justifyItems: 'end',
  textAlign: 'end',
  paddingBlockStart: '2',
  fontSize: { base: 'md', md: 'lg' },
  lineHeight: 'tight',
  fontVariantNumeric: 'tabular-nums',
  '& small': { display: 'inline-block' },
});

/** As a price with its period has; longer words are wider than that. */
const twoLines = css({ width: { mdDown: '[min-content]' }, overflowWrap: 'normal' });

const price = css({ fontSize: { xl: 'xl' } });

interface ScenarioActionsProps {
  scenario: Scenario;
  index: number;
  /** The other scenarios as the address holds them. */
  others: string[] | undefined;
}

export function ScenarioActions({ scenario, index, others }: ScenarioActionsProps) {
  const { t } = useTranslation('details');
  const { name, planId } = scenario;
  const calculator = toCalculator({ planId, search: { ...scenario.search, open: index + 1 } });
  return (
    <span className={actions}>
      <Link
        {...calculator}
        hash="quote-form"
        aria-label={t('scenarios.requestName', { name })}
        className={cx(
          button({ visual: index === 0 ? 'solid' : 'outline', size: 'sm' }),
          css({ paddingInline: { mdDown: '2' } }),
        )}
      >
        {t('scenarios.request')}
      </Link>
      <span>
        <Link
          {...calculator}
          aria-label={t('scenarios.openName', { name })}
          className={button({ visual: 'link', size: 'sm' })}
        >
          {t('scenarios.open')}
        </Link>
        <Link
          to="."
          search={(all) => ({ ...all, s: others })}
          replace
          aria-label={t('scenarios.removeName', { name })}
          title={t('scenarios.remove')}
          className={button({ visual: 'link', size: 'sm' })}
        >
          <Icon name="trash-2" />
        </Link>
      </span>
    </span>
  );
}

const actions = css({
  wrap: '4',
  justifyContent: 'flex-end',
  rowGap: '0',
  '& a': { minHeight: '11' },
  '& > span': { hstack: '4' },
});

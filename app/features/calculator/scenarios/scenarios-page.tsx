import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ComparedRow, ComparisonTable } from '#app/catalog/comparison-table';
import { CustomPricesNotice, PricesChangedNotice } from '#app/catalog/price-notices';
import { NetNote } from '#app/catalog/use-prices';
import {
  formatScenarios,
  MAX_SCENARIOS,
  parseScenarios,
  type Scenario,
} from '#app/domain/offers/scenarios';
import { BUILT_IN_VERSION } from '#app/domain/price-lists/activation-log';
import { quoteSelection } from '#app/domain/pricing/quote';
import { resolveSelection } from '#app/domain/pricing/selection';
import { toCalculator } from '#app/features/calculator/addresses';
import { SheetBrand, SheetCompany } from '#app/features/calculator/offer/letterhead';
import { useFormats } from '#app/i18n/language-context';
import { useStoredPricing } from '#app/state/pricing-config';
import { usePriceVersion } from '#app/state/shown-prices';
import { usePricingConfig } from '#app/state/use-pricing-config';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { Icon } from '#app/ui/icon';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';
import { ScenarioActions, ScenarioHead, useScenarioRows } from './scenario-columns';

/** Up to three named configurations side by side, stored in the address only. */
export function ScenariosPage({ s }: { s: unknown }) {
  const { t } = useTranslation(['details', 'calculator']);
  const navigate = useNavigate();
  const { number } = useFormats();
  const config = usePricingConfig();
  const version = usePriceVersion();
  const hasOwnPrices = useStoredPricing().kind === 'custom';
  const scenarios = parseScenarios(s);
  const priced = scenarios.flatMap((scenario) => {
    const selection = resolveSelection(config, scenario.planId, scenario.search);
    if (!selection) return [];
    const quote = selection.plan.salesOnly ? undefined : quoteSelection(config, selection);
    return [{ name: scenario.name, selection, quote }];
  });
  const rows = useScenarioRows(config, priced);
  const rename = (at: number, renamed: Scenario) => {
    const all = scenarios.map((one, index) => (index === at ? renamed : one));
    return navigate({
      to: '.',
      search: (search) => ({ ...search, s: formatScenarios(all) }),
      replace: true,
      resetScroll: false,
    });
  };
  const actions: ComparedRow = {
    key: 'actions',
    name: t('scenarios.next'),
    cells: scenarios.map((scenario, index) => (
      <ScenarioActions
        key={scenario.name}
        scenario={scenario}
        index={index}
        others={formatScenarios(scenarios.filter((_, other) => other !== index))}
      />
    )),
    isScreenOnly: true,
  };
  const [first] = priced;
  return (
    <div className={column()}>
      <article data-offer="" data-figures="" className={layout}>
        <div className={onPaper}>
          <SheetBrand />
        </div>
        <h1 className={css({ textStyle: 'heading' })}>{t('scenarios.page.title')}</h1>
        <p className={css({ textStyle: 'small', color: 'muted', _print: { display: 'none' } })}>
          {t(first ? 'scenarios.intro' : 'scenarios.none')}
        </p>
        <CustomPricesNotice />
        <PricesChangedNotice />
        {first && (
          <div className={beside}>
            <ComparisonTable
              caption={
                <>
                  {priced.length > 1
                    ? t('scenarios.legend', { name: first.name })
                    : t('scenarios.legendAlone')}{' '}
                  <NetNote />
                </>
              }
              corner={t('scenarios.position')}
              heads={scenarios.map((scenario, index) => ({
                // Two scenarios may be equal.
                key: `${index}`,
                head: (
                  <ScenarioHead
                    scenario={scenario}
                    index={index}
                    priced={priced[index]}
                    onRename={(renamed) => rename(index, renamed)}
                  />
                ),
              }))}
              chosen={0}
              differs={t('calculator:compare.differs')}
              rows={[actions, ...rows]}
              hasFigures
            />
            {scenarios.length < MAX_SCENARIOS && (
              <WayToCalculator from={scenarios.at(-1)} className={another}>
                <Icon name="plus" />
                {t('scenarios.another')}
              </WayToCalculator>
            )}
          </div>
        )}
        {first && (
          <p className={css({ textStyle: 'caption' })}>
            {hasOwnPrices
              ? t('scenarios.legalPreview')
              : version === BUILT_IN_VERSION
                ? t('scenarios.legalBuiltIn')
                : t('scenarios.legal', { version: number(version) })}
          </p>
        )}
        <div className={onPaper}>
          <SheetCompany />
        </div>
        <div className={css({ wrap: '3', _print: { display: 'none' } })}>
          {first && (
            <Button visual="outline" onClick={() => window.print()}>
              <Icon name="printer" />
              {t('scenarios.print')}
            </Button>
          )}
          {(!first || scenarios.length === MAX_SCENARIOS) && (
            <WayToCalculator from={scenarios.at(-1)}>{t('scenarios.calculator')}</WayToCalculator>
          )}
          {first && <CopyLink />}
        </div>
      </article>
    </div>
  );
}

const layout = css({
  stack: '6',
  paddingBlockStart: 'intro',
  minWidth: '0',
  _print: { gap: '3', padding: '0' },
});

const beside = css({ stack: '4', display: { md: 'flex' } });

/** As high as the table, where its next column will be, with its name where a column has it. */
const another = css({
  borderStyle: 'dashed',
  flexShrink: '0',
  alignItems: { md: 'flex-start' },
  paddingBlockStart: { md: '3' },
});

interface WayToCalculatorProps {
  /** The scenario that the calculator begins with. */
  from: Scenario | undefined;
  className?: string;
  children: ReactNode;
}

function WayToCalculator({ from, className, children }: WayToCalculatorProps) {
  return (
    <Link
      {...toCalculator({ planId: from?.planId, search: from?.search ?? {} })}
      className={cx(button({ visual: 'outline' }), className)}
    >
      {children}
    </Link>
  );
}

const onPaper = css({ display: 'none', _print: { display: 'block' } });

/** Copies the page's address, which contains all scenarios. */
function CopyLink() {
  const { t } = useTranslation('details');
  const [said, setSaid] = useState<'copied' | 'byHand'>();
  const copy = async () => {
    setSaid(undefined);
    setSaid((await copyText(window.location.href)) ? 'copied' : 'byHand');
  };
  return (
    <>
      <Button visual="outline" onClick={copy}>
        <Icon name="link-2" />
        {t('scenarios.share')}
      </Button>
      <p role="status" className={css({ textStyle: 'small', width: 'full' })}>
        {said && t(`scenarios.${said}`)}
      </p>
    </>
  );
}

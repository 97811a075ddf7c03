import { useRouter } from '@tanstack/react-router';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { readScenarios, writeOpenScenario } from '#app/domain/offers/scenarios';
import type { PricingConfig } from '#app/domain/pricing/config';
import { formatQueryString } from '#app/domain/pricing/search';
import {
  resolveSelection,
  type Selection,
  type SelectionWithoutCounts,
  updateSearch,
} from '#app/domain/pricing/selection';
import { findUndoable, type UndoableChange } from '#app/domain/pricing/undoable';
import { getLanguageOfPath, getPagePath } from '#app/i18n/languages';
import { type CalculatorAddress, toCalculator, toScenarios } from './addresses';

/** Changes the current selection by rewriting the address. */
export type ChangeSelection = (
  update: (selection: Selection) => Selection,
  options?: RewriteOptions,
) => void;

/** Props of a part that shows a choice and changes it. */
export interface ChoiceProps<Chosen = Selection> {
  config: PricingConfig;
  selection: Chosen;
  change: ChangeSelection;
}

/** The last change, until the next one. */
export interface UndoOffer {
  id: number;
  change: UndoableChange;
  /** Restores the exact address, with foreign parameters (D30). */
  undo: () => void;
}

/**
 * The selection of the address, and its change. The same address gives the same object, to avoid
 * renders.
 */
export function useSelection(config: PricingConfig, arrived: CalculatorAddress) {
  const [{ planId, search }, rewrite] = useCalculatorAddress(arrived);
  const query = formatQueryString(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` is the content of `search`
  const selection = useMemo(
    () => resolveSelection(config, planId, search),
    [config, planId, query],
  );

  const [offer, setOffer] = useState<UndoOffer>();
  const hold = useScrollAnchor();
  const current = useRef({ planId, search, selection });
  useEffect(() => {
    current.current = { planId, search, selection };
  });
  const change = useCallback<ChangeSelection>(
    (update, options) => {
      const { planId, search, selection } = current.current;
      if (!selection) return;
      const place = options?.toTop ? readPlace() : undefined;
      if (!place) hold();
      const next = update(selection);
      const address = {
        planId: next.plan.id,
        search: writeOpenScenario(updateSearch(search, next), next),
      };
      rewrite(address, options);
      // Replayed choices arrive before the next render.
      current.current = { ...address, selection: next };
      const undo = () => {
        // Synchronous, because the earlier scroll position exists only after rendering.
        flushSync(() => {
          rewrite({ planId, search });
          setOffer(undefined);
        });
        if (place) returnTo(place);
      };
      const change = findUndoable(selection, next);
      setOffer((last) => change && { id: (last?.id ?? 0) + 1, change, undo });
    },
    [rewrite, hold],
  );
  return { selection, change, offer };
}

/**
 * Keeps what was pressed in its place while advice appears or disappears above it. Browsers with
 * scroll anchoring hold the first element that is seen, which may stand above the advice.
 * @returns a function to call before a change
 */
function useScrollAnchor(): () => void {
  const held = useRef<{ element: Element; top: number }[]>(undefined);
  useLayoutEffect(() => {
    // The pressed control may be gone, but not all that it stood in.
    const place = held.current?.find(({ element }) => element.isConnected);
    held.current = undefined;
    if (place) window.scrollBy({ top: topOf(place.element) - place.top, behavior: 'instant' });
  });
  return useCallback(() => {
    // Safari does not focus what is pressed, but hovers it, on a phone too.
    const pressed = document.querySelector(':focus-visible');
    const elements = pressed ? [pressed] : [...document.querySelectorAll(':hover')].reverse();
    held.current = elements.map((element) => ({ element, top: topOf(element) }));
    const { style } = document.documentElement;
    style.setProperty('overflow-anchor', 'none');
    requestAnimationFrame(() =>
      requestAnimationFrame(() => style.removeProperty('overflow-anchor')),
    );
  }, []);
}

/** The selection for plan and addon cards; a change of a count keeps the same object. */
export function useSelectionWithoutCounts({
  plan,
  isYearly,
  commitmentYears,
  selectedAddons,
}: Selection): SelectionWithoutCounts {
  const addons = selectedAddons.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `addons` is the content of the list
  return useMemo(
    () => ({ plan, isYearly, commitmentYears, selectedAddons }),
    [plan, isYearly, commitmentYears, addons],
  );
}

/** Called before a change that scrolls to the top (D40). */
function readPlace() {
  const section = document.activeElement?.closest('section[aria-labelledby]');
  const heading = document.getElementById(section?.getAttribute('aria-labelledby') ?? '');
  return {
    scrollTop: window.scrollY,
    heading: heading ? { id: heading.id, top: topOf(heading) } : undefined,
  };
}

/** Aligns with the heading, because the height above it may have changed. */
function returnTo({ scrollTop, heading }: ReturnType<typeof readPlace>): void {
  const found = heading && document.getElementById(heading.id);
  window.scrollTo({ top: scrollTop, behavior: 'instant' });
  // Measured after scrolling, because sticky parts move with it.
  if (found) window.scrollBy({ top: topOf(found) - heading.top, behavior: 'instant' });
  found?.focus({ preventScroll: true });
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

/** `toTop` for changes that start the page anew, such as another plan (spec §2). */
interface RewriteOptions {
  toTop?: boolean;
}

/** Browsers refuse the twenty address changes a second of a held stepper. */
const WRITE_DELAY_MS = 120;

/**
 * The address is the state (D11), rewritten in place (D13). A navigation takes longer than a frame,
 * so the page shows the pending address meanwhile.
 */
function useCalculatorAddress(
  arrived: CalculatorAddress,
): [CalculatorAddress, (address: CalculatorAddress, options?: RewriteOptions) => void] {
  const { navigate, history, buildLocation } = useRouter();
  const [underway, setUnderway] = useState<CalculatorAddress>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef<CalculatorAddress>(undefined);
  const readLatest = useEffectEvent(() => latest.current ?? arrived);

  useEffect(() => {
    // A change just before leaving belongs to the entry that Back returns to.
    const unblock = history.block({
      blockerFn: ({ action, nextLocation: { pathname } }) => {
        const language = getLanguageOfPath(pathname);
        const isLeaving = !pathname.startsWith(getPagePath('calculator', language));
        if (action === 'PUSH' && isLeaving && timer.current !== undefined && latest.current) {
          clearTimeout(timer.current);
          const { href } = buildLocation(toCalculator(latest.current));
          history.replace(href, undefined, { ignoreBlocker: true });
          history.flush();
        }
        const isMoving = action !== 'PUSH' && action !== 'REPLACE';
        if (isMoving && pathname === getPagePath('scenarios', language)) {
          const { search } = readLatest();
          // Once the entry is reached, it gets what was changed since it was left (D11).
          if (readScenarios(search).open !== undefined) {
            const { href } = buildLocation(toScenarios(search));
            setTimeout(() => history.replace(href, undefined, { ignoreBlocker: true }));
          }
        }
        return false;
      },
      enableBeforeUnload: false,
    });
    return () => {
      unblock();
      clearTimeout(timer.current);
    };
  }, [history, buildLocation]);

  const rewrite = useCallback(
    (address: CalculatorAddress, { toTop = false }: RewriteOptions = {}) => {
      const write = async () => {
        timer.current = undefined;
        await navigate({ ...toCalculator(address), replace: true, resetScroll: toTop });
        if (latest.current === address) setUnderway(undefined);
      };
      latest.current = address;
      setUnderway(address);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, toTop ? 0 : WRITE_DELAY_MS);
    },
    [navigate],
  );
  return [underway ?? arrived, rewrite];
}

import { hideServerPrices } from '#app/state/browser-storage';
import { leadsToThisPage, recordEarlyActions } from './early-actions';
import { nextTask } from './next-task';
import { SAVED_TEXT } from './saved-text';

/**
 * The only script of an untouched page (D44). It is in the head of every page and runs before the
 * first paint (`server/page-scripts.ts`). It starts the others on the visitor's first sign, or
 * earlier if the page asks for it.
 */

const SIGNS = [
  'scroll',
  'pointerdown',
  'keydown',
  'focusin',
  // Submissions come with a click or key, changes with an input.
  'click',
  'input',
  // Another tab has stored other prices (D20).
  'storage',
];

// In order of execution; the entry is last.
const scripts = (document.currentScript?.dataset.scripts ?? '').split(' ');
const entry = scripts.at(-1) ?? '';

declare global {
  interface Navigator {
    /** Chromium only. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

let isStarted = false;
let loading: Promise<unknown> | undefined;

let pressed: HTMLElement[] = [];
let hasOwnPrices = false;
const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
const isRestored = isParsed.then(restore).catch(() => undefined);
const { dataset } = document.documentElement;

// The youngest built-ins that the other scripts use. A browser without them shows the page as without
// scripts, with a sentence that says why (D59).
const hasAll =
  'groupBy' in Map && 'withResolvers' in Promise && 'canParse' in URL && 'any' in AbortSignal;
if (hasAll) begin();
else dataset.old = '';

function begin(): void {
  // Without it, styles show the `noscript` parts.
  dataset.scripts = '';
  pressed = recordEarlyActions();
  hasOwnPrices = hideServerPrices();
  for (const sign of SIGNS) addEventListener(sign, start, true);
  addEventListener('pointermove', ({ movementX, movementY }) => {
    // Browsers also report a resting pointer when the page appears; that is no sign.
    if (movementX || movementY) void start();
  });
  void isRestored.then(() => {
    if (pressed[0]) void start();
    else startUntouched();
  });
}

/** Pages whose HTML may be wrong for this browser, and pages that are mostly used by pressing. */
function startUntouched(): void {
  const page = document.getElementById('page')?.dataset;
  if (page?.scripts === 'at-once' || (hasOwnPrices && page?.prices !== undefined)) void start();
  if (page?.scripts === 'when-idle' && !isSparing()) addEventListener('load', startWhenIdle);
}

/** The code that reloads an outdated tab and keeps its text, which few visits need. */
type Keeper = typeof import('./reload-outdated');

/** Browsers remember a module that could not be loaded, so each address is another. */
function loadKeeper(): Promise<Keeper> {
  // Vite wraps the import of a literal address.
  const address = `/reload-outdated.js?${Date.now()}`;
  return import(/* @vite-ignore */ address);
}

async function restore(): Promise<void> {
  if (sessionStorage.getItem(SAVED_TEXT)) pressed.unshift(...(await loadKeeper()).restoreText());
}

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    await isRestored;
    await load('auto');
    for (const script of scripts) {
      await import(/* @vite-ignore */ script);
      await nextTask();
    }
    dataset.scripts = '';
  } catch {
    forgetLoading();
    dataset.scripts = 'failed';
    const actions = pressed.splice(0);
    const keeper = await loadKeeper().catch(() => undefined);
    // Reloading would cancel the navigation to a link, which alone loses nothing.
    const isLeaving = actions.every((one) => one.matches('a:not([data-replay])'));
    if (isLeaving && actAsPlainHtml(actions, keeper)) isStarted = false;
    else {
      // Another start before the reload would take actions that the reload has to keep.
      isStarted = (await keeper?.reloadIfOutdated(entry, () => actions.concat(pressed))) ?? false;
      if (isStarted || (!isLeaving && actAsPlainHtml(actions, keeper))) return;
      // A press during that request has started nothing.
      if (pressed[0]) void start();
    }
  }
}

/**
 * Follows a pressed link unless the browser is offline.
 * @returns whether another page follows
 */
function actAsPlainHtml(presses: HTMLElement[], keeper: Keeper | undefined): boolean {
  const link = presses.findLast((element) => element instanceof HTMLAnchorElement);
  if (!link || !navigator.onLine) return false;
  keeper?.keepForNextPage(link);
  location.href = link.href;
  return !leadsToThisPage(link);
}

/** Without a sign nothing is said of scripts that cannot be loaded. */
function startWhenIdle(): void {
  const act = () => load('low').then(start, forgetLoading);
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 2000);
}

/** Fetches all scripts of the page; none runs before all are loaded. */
function load(priority: 'auto' | 'low'): Promise<unknown> {
  loading ??= Promise.all(
    scripts.map(async (href) => {
      // A dozen requests in one task block a slow device.
      await nextTask();
      await preload(href, priority);
    }),
  );
  return loading;
}

function forgetLoading(): void {
  loading = undefined;
}

function preload(href: string, fetchPriority: 'auto' | 'low'): Promise<unknown> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    // WebKit crashes if a failed element remains during the reload.
    link.onerror = () => {
      link.remove();
      reject();
    };
    document.head.append(link);
  });
}

/**
 * Whether the visitor saves data or the connection is slow; false if the browser does not report
 * it.
 */
function isSparing(): boolean {
  const { connection } = navigator;
  return connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
}

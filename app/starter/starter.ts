import { hideServerPrices } from '#app/state/hidden-prices';
import { leadsToThisPage, recordEarlyActions } from './early-actions';
import { reloadIfOutdated } from './reload-outdated';
import { restoreText, saveText } from './saved-text';

/*
 * The only script of a page that has not been touched (D44), in the head of every page and run
 * before anything is painted (`server/page-scripts.ts`). It starts the others with the visitor's
 * first sign, or earlier where the page asks for that.
 */

const SIGNS = [
  'scroll',
  'pointerdown',
  'keydown',
  'focusin',
  // Every submission comes from a click or a key, and every change with an input.
  'click',
  'input',
  // Another tab has stored other prices (D20).
  'storage',
];

// In the order of running: the entry, which runs the others, is the last.
const scripts = (document.currentScript?.dataset.scripts ?? '').split(' ');
const entry = scripts.at(-1) ?? '';

declare global {
  interface Navigator {
    /** Chromium's alone. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

let isStarted = false;
let loading: Promise<unknown> | undefined;

// Styles show `noscript` parts without it.
const { dataset } = document.documentElement;
dataset.scripts = '';
const pressed = recordEarlyActions();
const hasOwnPrices = hideServerPrices();

const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
for (const sign of SIGNS) addEventListener(sign, start, true);
addEventListener('pointermove', ({ movementX, movementY }) => {
  // Browsers tell of a pointer that rests where the page appears; that is no sign.
  if (movementX || movementY) void start();
});
void isParsed.then(() => {
  pressed.push(...restoreText());
  if (pressed[0]) void start();
  else startUntouched();
});

/** Pages whose HTML may be wrong for this browser, and pages that visitors open to press something. */
function startUntouched(): void {
  const page = document.getElementById('page')?.dataset;
  if (page?.scripts === 'at-once' || (hasOwnPrices && page?.prices !== undefined)) void start();
  if (page?.scripts === 'when-idle' && !isSparing()) addEventListener('load', whenIdle);
}

async function start(): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    await isParsed;
    await load('auto');
    await import(/* @vite-ignore */ entry);
    dataset.scripts = '';
  } catch {
    isStarted = false;
    forgetLoading();
    dataset.scripts = 'failed';
    // Reloading would cancel the way to the link.
    const presses = pressed.splice(0);
    if (!actAsPlainHtml(presses)) void reloadIfOutdated(entry, () => presses.concat(pressed));
  }
}

/**
 * The next sign tries again. A link that was pressed is followed now, except while the browser is
 * offline; what is typed goes along.
 * @returns whether another page comes
 */
function actAsPlainHtml(presses: HTMLElement[]): boolean {
  const link = presses.findLast((element) => element instanceof HTMLAnchorElement);
  if (!link || !navigator.onLine) return false;
  addEventListener('pagehide', () => saveText([]));
  location.href = link.href;
  return !leadsToThisPage(link);
}

/** Chromium sometimes never calls itself idle, and Safari has no such callback. */
function whenIdle(): void {
  setTimeout(fetchAhead, 2000);
  window.requestIdleCallback?.(fetchAhead);
}

function fetchAhead(): void {
  load('low').catch(forgetLoading);
}

/** Fetches everything the page needs to run; nothing of it runs before all is there. */
function load(priority: 'auto' | 'low'): Promise<unknown> {
  loading ??= Promise.all(scripts.map((href) => preload(href, priority)));
  return loading;
}

function forgetLoading(): void {
  loading = undefined;
}

function preload(href: string, fetchPriority: 'auto' | 'low'): Promise<unknown> | undefined {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return undefined;
  Object.assign(link, { rel: 'modulepreload', href, fetchPriority });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    // WebKit ends its process where an element that failed stays for the reload.
    link.onerror = () => {
      link.remove();
      reject();
    };
    document.head.append(link);
  });
}

/** The visitor saves data, or the connection is slow; where a browser does not tell, neither. */
function isSparing(): boolean {
  const { connection } = navigator;
  return connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '');
}

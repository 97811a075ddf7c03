import { hideFiguresOfOthers } from '#app/state/hidden-figures';
import { keep, recordEarlyActions } from './early-actions';
import { putTextBack } from './kept-text';
import { reloadIfOutdated } from './reload-outdated';

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

const { entry = '', parts = '' } = document.currentScript?.dataset ?? {};

// Safari has no idle callback.
const whenIdle = window.requestIdleCallback ?? setTimeout;

let state: 'waiting' | 'started' | 'failed' = 'waiting';
let loading: Promise<unknown> | undefined;

const actions = recordEarlyActions(() => state !== 'failed');
const hasOwnPrices = hideFiguresOfOthers();

const isParsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
for (const sign of SIGNS) addEventListener(sign, start, true);
addEventListener('pointermove', ({ movementX, movementY }) => {
  // Browsers tell of a pointer that rests where the page appears; that is no sign.
  if (movementX || movementY) void start();
});
addEventListener('click', closeFollowedPopup, true);
void isParsed.then(() => {
  putTextBack();
  startUntouched();
});

/** Where the HTML cannot be right for this browser, and where visitors come to press. */
function startUntouched(): void {
  const { scripts, prices } = document.getElementById('page')?.dataset ?? {};
  if (scripts === 'at-once' || (prices !== undefined && hasOwnPrices)) void start();
  if (scripts === 'when-idle' && !isSparing()) addEventListener('load', () => whenIdle(fetchAhead));
}

/** A menu of plain HTML stays open when a link in it is followed. */
function closeFollowedPopup({ target }: Event): void {
  const popup = target instanceof Element && target.closest('a')?.closest('details');
  if (popup) popup.open = false;
}

async function start(): Promise<void> {
  if (state === 'started') return;
  state = 'started';
  try {
    await isParsed;
    await load('auto');
    await run();
    delete document.documentElement.dataset.scriptsFailed;
  } catch {
    state = 'failed';
    document.documentElement.dataset.scriptsFailed = '';
    actAsPlainHtml();
    void reloadIfOutdated(entry);
  }
}

/** The next sign tries again; until then links lead where they lead, and presses do nothing. */
function actAsPlainHtml(): void {
  const link = actions.findLast(({ element }) => element instanceof HTMLAnchorElement)?.element;
  keep(actions, ({ element }) => element instanceof HTMLInputElement);
  if (link instanceof HTMLAnchorElement) location.assign(link.href);
}

function fetchAhead(): void {
  load('low').catch(() => undefined);
}

/** Fetches everything the page needs to run; nothing of it runs before all is there. */
function load(priority: 'auto' | 'low'): Promise<unknown> {
  loading ??= Promise.all([...parts.split(' '), entry].map((href) => preload(href, priority)));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

function preload(href: string, fetchPriority: 'auto' | 'low'): Promise<unknown> | undefined {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return undefined;
  return insert(Object.assign(link, { rel: 'modulepreload', href, fetchPriority }));
}

function run(): Promise<unknown> {
  const script = document.createElement('script');
  return insert(Object.assign(script, { type: 'module', src: entry }));
}

function insert(element: HTMLElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.onload = resolve;
    // WebKit ends its process where an element that failed stays for the reload.
    element.onerror = () => {
      element.remove();
      reject();
    };
    document.head.append(element);
  });
}

/** The visitor saves data, or the connection is slow; where a browser does not tell, neither. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' }: { saveData?: boolean; effectiveType?: string } =
    Reflect.get(navigator, 'connection') ?? {};
  return saveData === true || /[23]g/.test(effectiveType);
}

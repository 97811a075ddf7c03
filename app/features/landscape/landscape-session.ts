import { createStore } from '@tanstack/react-store';
import { forget, keep, readKept } from './kept-landscape';
import { EMPTY_LANDSCAPE, type LandscapeAction, reduceLandscape } from './landscape-state';
import { readSources, type WaitingSource } from './read-sources';

/** Whether the lists are kept for this tab, or why not. */
type Keeping = 'no' | 'kept' | 'too-large';

export type LandscapeSession = ReturnType<typeof createLandscapeSession>;

const KEEP_DELAY_MS = 300;

/** The lists of one visit with all decisions, and what waits to be read. */
export function createLandscapeSession() {
  const landscape = createStore(EMPTY_LANDSCAPE);
  const keeping = createStore<Keeping>('no');
  let waiting: WaitingSource[] = [];
  let isOpen = false;
  let isReading = false;
  let received = 0;
  let keepTimer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (action: LandscapeAction) => {
    landscape.setState((state) => reduceLandscape(state, action));
    if (keeping.state !== 'kept') return;
    clearTimeout(keepTimer);
    keepTimer = setTimeout(keepNow, KEEP_DELAY_MS);
  };

  const keepNow = () => {
    clearTimeout(keepTimer);
    if (keeping.state !== 'kept') return;
    if (!keep(landscape.state)) keeping.setState(() => 'too-large');
  };

  const setKeeping = (isKept: boolean) => {
    keeping.setState(() => (isKept ? 'kept' : 'no'));
    if (isKept) keepNow();
    else forget();
  };

  const readWaiting = async () => {
    if (!isOpen || isReading) return;
    isReading = true;
    while (waiting.length > 0) {
      const next = waiting;
      waiting = [];
      await readSources(next, (key, result) => dispatch({ kind: 'read', key, result }));
    }
    isReading = false;
  };

  return {
    landscape,
    keeping,
    dispatch,
    setKeeping,
    keepNow,
    /** Takes files or texts; they are read once the page is sealed. */
    receive: (files: readonly { fileName: string; content: Blob | string }[]) => {
      const added = files.map(({ fileName, content }) => {
        received += 1;
        // Keys of kept lists come from an earlier document.
        return { key: `${performance.timeOrigin}-${received}`, fileName, content };
      });
      dispatch({
        kind: 'received',
        sources: added.map(({ key, fileName }) => ({ key, fileName })),
      });
      waiting.push(...added);
      void readWaiting();
    },
    /** Called once the page can send nothing. */
    open: () => {
      if (isOpen) return;
      isOpen = true;
      const kept = readKept();
      if (kept) {
        const sources = [...kept.sources, ...landscape.state.sources];
        keeping.setState(() => 'kept');
        dispatch({ kind: 'restored', state: { ...kept, sources } });
      }
      void readWaiting();
    },
  };
}

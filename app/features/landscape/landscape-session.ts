import { createStore } from '@tanstack/react-store';
import { EMPTY_LANDSCAPE, type LandscapeAction, reduceLandscape } from './landscape-state';
import { readSources, type WaitingSource } from './read-sources';
import { deleteLandscape, loadLandscape, saveLandscape } from './saved-landscape';

/** Whether the lists are saved for this tab, or why not. */
type Saving = 'off' | 'on' | 'too-large';

export type LandscapeSession = ReturnType<typeof createLandscapeSession>;

const SAVE_DELAY_MS = 300;

/** The lists of one visit with all decisions, and what waits to be read. */
export function createLandscapeSession() {
  const landscape = createStore(EMPTY_LANDSCAPE);
  const saving = createStore<Saving>('off');
  let waiting: WaitingSource[] = [];
  let isOpen = false;
  let isReading = false;
  let received = 0;
  let saveTimer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (action: LandscapeAction) => {
    landscape.setState((state) => reduceLandscape(state, action));
    if (saving.state !== 'on') return;
    clearTimeout(saveTimer);
    saveTimer = setTimeout(saveNow, SAVE_DELAY_MS);
  };

  const saveNow = () => {
    clearTimeout(saveTimer);
    if (saving.state !== 'on') return;
    if (!saveLandscape(landscape.state)) saving.setState(() => 'too-large');
  };

  const setSaving = (isOn: boolean) => {
    saving.setState(() => (isOn ? 'on' : 'off'));
    if (isOn) saveNow();
    else deleteLandscape();
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
    saving,
    dispatch,
    setSaving,
    saveNow,
    /** Takes files or texts; they are read once the page is sealed. */
    receive: (files: readonly { fileName: string; content: Blob | string }[]) => {
      const added = files.map(({ fileName, content }) => {
        received += 1;
        // Keys of saved lists come from an earlier document.
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
      const saved = loadLandscape();
      if (saved) {
        const sources = [...saved.sources, ...landscape.state.sources];
        saving.setState(() => 'on');
        dispatch({ kind: 'restored', state: { ...saved, sources } });
      }
      void readWaiting();
    },
  };
}

import { expect, it } from 'vitest';
import { createLandscapeMemory } from '#app/domain/landscape/landscape-memory';
import { EMPTY_LANDSCAPE, type Source } from '#app/domain/landscape/landscape-state';
import { readTenants } from '#app/domain/landscape/read-tenants';
import { compareShown, viewLandscape } from '#app/domain/landscape/view-landscape';
import { measureTasks } from '../thread-time';

const WORDS = [
  'DEV',
  'QAS',
  'TST',
  'PRD',
  'DEV2',
  'QAS2',
  'TST2',
  'PRD2',
  'UAT',
  'SIT',
  'PPD',
  'TRN',
];

/** An id of a list, by the list's word. */
const CONVENTIONS = {
  'the same ids': (base: string) => base,
  'a word on every id': (base: string, word: string) => `${base}_${word}`,
  'a word on a third': (base: string, word: string, at: number) =>
    at % 3 === 0 ? `${base}_${word}` : base,
  'an unknown word on one list': (base: string, word: string) =>
    word === 'DEV' ? `${base}_MMZ` : base,
  countries: (base: string, _: string, at: number) => `${base}_${['DE', 'AT', 'CH'][at % 3]}`,
};

it.each(Object.entries(CONVENTIONS))(
  'twelve lists of 5,000 with %s: no task over 200 ms (D52)',
  (_, write) => {
    // The first run compiles, and garbage of other tests may be collected meanwhile.
    let longest = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 3 && longest >= 200; attempt += 1) {
      longest = Math.min(longest, measureLongestTask(write));
    }
    expect(longest).toBeLessThan(200);
  },
);

/** As the page does it when a list arrives: one task judges, another compares. */
function measureLongestTask(write: (base: string, word: string, at: number) => string): number {
  const memory = createLandscapeMemory();
  const sources: Source[] = [];
  const tasks = measureTasks();
  for (const word of WORDS) {
    sources.push(makeSource(word, (base, at) => write(base, word, at)));
    const view = tasks.run(() => {
      const tenants = readTenants([...sources], memory);
      return viewLandscape(EMPTY_LANDSCAPE, tenants, memory);
    });
    tasks.run(() => compareShown(view));
  }
  return tasks.getLongest();
}

function makeSource(word: string, write: (base: string, at: number) => string): Source {
  const artefacts = Array.from({ length: 5000 }, (_, at) => {
    const id = write(`Verb${at % 100}_Noun${Math.floor(at / 100)}_x`, at);
    const version = `1.0.${at % word.length}`;
    return { id, name: id, version, type: 'INTEGRATION_FLOW', status: 'STARTED', deployedAt: at };
  });
  const result = { kind: 'list' as const, artefacts, entries: 5000, duplicates: [], isWhole: true };
  return { key: word, fileName: `${word}.json`, modified: 1, result };
}

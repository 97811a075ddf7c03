import { expect, it } from 'vitest';
import { EMPTY_LANDSCAPE, readTab, writeTab } from '#app/domain/landscape/landscape-state';
import { finish } from './samples';

const LIST = { kind: 'list', artefacts: [], entries: 0, duplicates: [] } as const;
const PACKAGES = {
  kind: 'fault',
  fault: { kind: 'packages' },
  design: { packages: [{ id: 'Sales', name: 'Sales' }], drafts: [] },
} as const;

/** As releases write it: lists and designs apart. */
const KEPT = {
  settings: { 'acme-dev': { stage: 'QA' } },
  stageOrder: ['QA'],
  shownLandscape: 2,
  sources: [{ key: '1', fileName: 'dev.json', modified: 5, result: LIST }],
  designs: [{ key: '2', fileName: 'packages.json', result: PACKAGES }],
};

/** A release is replaced while a tab is open, and may be taken back. */
it('the form in which a tab keeps lists and designs does not change', () => {
  const state = finish(readTab(JSON.stringify(KEPT)));
  expect(state?.sources.map(({ key, fileName }) => [key, fileName])).toEqual([
    ['1', 'dev.json'],
    ['2', 'packages.json'],
  ]);
  expect(state).toMatchObject({ stageOrder: ['QA'], shownLandscape: 2, since: 'latest' });
  expect(JSON.parse(writeTab({ ...EMPTY_LANDSCAPE, ...state }))).toMatchObject(KEPT);
});

import { describe, expect, it } from 'vitest';
import {
  EMPTY_LANDSCAPE,
  type LandscapeAction,
  type LandscapeState,
  reduceLandscape,
} from '#app/features/landscape/landscape-state';

const FOREIGN = { kind: 'fault', fault: { kind: 'foreign' } } as const;

describe('the state of a landscape', () => {
  it('keeps files in the order of arrival, whichever is read first', () => {
    const state = stateAfter([
      { kind: 'received', sources: [file('1', 'dev.json'), file('2', 'prod.json')] },
      { kind: 'read', key: '2', result: FOREIGN },
    ]);
    expect(state.sources).toStrictEqual([
      { key: '1', fileName: 'dev.json', result: { kind: 'waiting' } },
      { key: '2', fileName: 'prod.json', result: FOREIGN },
    ]);
  });

  it('drops what is read after it was removed', () => {
    const state = stateAfter([
      { kind: 'received', sources: [file('1', 'dev.json'), file('2', 'prod.json')] },
      { kind: 'removed', keys: ['1'] },
      { kind: 'read', key: '1', result: FOREIGN },
    ]);
    expect(state.sources.map(({ key }) => key)).toStrictEqual(['2']);
  });

  it('adds up decisions about a tenant, and forgets all with the last file', () => {
    const decided: LandscapeAction[] = [
      { kind: 'received', sources: [file('1', 'dev.json')] },
      { kind: 'changed', tenant: 'host', settings: { name: 'Dev' } },
      { kind: 'changed', tenant: 'host', settings: { landscape: 2 } },
      { kind: 'landscape-shown', landscape: 2 },
    ];
    expect(stateAfter(decided)).toMatchObject({
      settings: { host: { name: 'Dev', landscape: 2 } },
      shownLandscape: 2,
    });
    expect(stateAfter([...decided, { kind: 'removed', keys: ['1'] }])).toStrictEqual(
      EMPTY_LANDSCAPE,
    );
  });

  it('forgets rules that are reset, so that those found with further files apply', () => {
    const state = stateAfter([
      { kind: 'changed', tenant: 'host', settings: { name: 'Dev', rules: [] } },
      { kind: 'rules-reset', tenant: 'host' },
    ]);
    expect(state.settings).toStrictEqual({ host: { name: 'Dev' } });
  });

  it.each([
    ['TEST', -1, ['TEST', 'DEV', 'PROD']],
    ['TEST', 1, ['DEV', 'PROD', 'TEST']],
    ['DEV', -1, ['DEV', 'TEST', 'PROD']],
    ['PROD', 1, ['DEV', 'TEST', 'PROD']],
  ] as const)('moves %s by %i', (stage, by, stageOrder) => {
    const shown = ['DEV', 'TEST', 'PROD'];
    expect(stateAfter([{ kind: 'stage-moved', shown, stage, by }]).stageOrder).toStrictEqual(
      stageOrder,
    );
  });
});

function stateAfter(actions: readonly LandscapeAction[]): LandscapeState {
  return actions.reduce(reduceLandscape, EMPTY_LANDSCAPE);
}

function file(key: string, fileName: string) {
  return { key, fileName };
}

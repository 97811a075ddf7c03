import { describe, expect, it } from 'vitest';
import { EMPTY_LANDSCAPE } from '#app/domain/landscape/landscape-state';
import { isLeftAlone, readTenants } from '#app/domain/landscape/read-tenants';
import { createLandscapeSession } from '#app/features/landscape/landscape-session';
import { readText } from '../../domain/landscape/samples';

describe('the lists of a visit', () => {
  it('keep the order of arrival, wait until the page is sealed, and drop what was removed', async () => {
    const { session, read } = openLater('dev.json', 'prod.json', 'test.json');
    const listSources = () =>
      session.landscape.state.sources.map(({ fileName, result }) => [fileName, result.kind]);
    session.remove([session.landscape.state.sources[0]?.key ?? '']);
    expect(listSources()).toStrictEqual([
      ['prod.json', 'waiting'],
      ['test.json', 'waiting'],
    ]);
    await read();
    expect(listSources()).toStrictEqual([
      ['prod.json', 'fault'],
      ['test.json', 'fault'],
    ]);
  });

  it('add up decisions about a tenant, and forget all with the last file', () => {
    const { session } = openLater('dev.json');
    session.changeTenant('host', { name: 'Dev' });
    session.changeTenant('host', { landscape: 2 });
    session.choose({ shownLandscape: 2 });
    expect(session.landscape.state).toMatchObject({
      settings: { host: { name: 'Dev', landscape: 2 } },
      shownLandscape: 2,
    });
    session.remove(session.landscape.state.sources.map(({ key }) => key));
    expect(session.landscape.state).toStrictEqual(EMPTY_LANDSCAPE);
  });

  it('leave other files of a folder alone', async () => {
    const { session, read } = openLater();
    const files = ['DEV.json', 'notes.pdf', '.hidden.json', 'collect.json'];
    session.receive(
      files.map((fileName) => ({ fileName, content: '{"lists": []}', isInFolder: true })),
    );
    session.receive([{ fileName: 'other.pdf', content: '{"lists": []}' }]);
    await read();
    const { faults } = readTenants(session.landscape.state.sources);
    expect(faults.map((fault) => [fault.source.fileName, isLeftAlone(fault)])).toStrictEqual([
      ...files.map((fileName) => [fileName, true]),
      ['other.pdf', false],
    ]);
  });

  it('give way if they are an example', async () => {
    const session = createLandscapeSession();
    session.receive([{ fileName: 'example.json', content: 'x' }], true);
    session.receive([{ fileName: 'dev.json', content: 'x' }]);
    session.receive([{ fileName: 'prod.json', content: 'x' }]);
    expect(session.landscape.state.sources.map(({ fileName }) => fileName)).toStrictEqual([
      'dev.json',
      'prod.json',
    ]);
  });

  it('keep one reason for a deviation, until it is taken back', () => {
    const { session } = openLater();
    session.accept('A', 'DEV 1, PROD -', 'Test');
    session.accept('A', 'DEV 1, PROD 2', 'Freeze');
    session.accept('A', 'DEV 1, PROD -', 'Only a test');
    expect(session.landscape.state.accepted).toEqual([
      { id: 'A', states: 'DEV 1, PROD -', reason: 'Only a test' },
      { id: 'A', states: 'DEV 1, PROD 2', reason: 'Freeze' },
    ]);
    session.accept('A', 'DEV 1, PROD -', '');
    expect(session.landscape.state.accepted).toHaveLength(1);
  });

  it('forget rules that are reset, so that those found with further files apply', () => {
    const { session } = openLater();
    session.changeTenant('host', { name: 'Dev', rules: [] });
    session.changeTenant('host', { rules: undefined });
    const settings = { host: { name: 'Dev', rules: undefined } };
    expect(session.landscape.state.settings).toStrictEqual(settings);
  });

  it.each([
    ['TEST', -1, ['TEST', 'DEV', 'PROD']],
    ['TEST', 1, ['DEV', 'PROD', 'TEST']],
    ['DEV', -1, ['DEV', 'TEST', 'PROD']],
    ['PROD', 1, ['DEV', 'TEST', 'PROD']],
  ] as const)('move %s by %i', (stage, by, stageOrder) => {
    const { session } = openLater();
    session.moveStage(['DEV', 'TEST', 'PROD'], stage, by);
    expect(session.landscape.state.stageOrder).toStrictEqual(stageOrder);
  });
});

it('of two lists of a tenant without a time, the visitor says which is earlier', async () => {
  const host = 'https://a.example/api/v1/IntegrationRuntimeArtifacts';
  const write = (Version: string, at: number) =>
    JSON.stringify([
      {
        __metadata: { id: host },
        Id: 'A',
        Version,
        Status: 'STARTED',
        DeployedOn: `/Date(${at})/`,
      },
      {
        Id: 'B',
        Version: Version,
        Status: 'STARTED',
        DeployedOn: `/Date(${1_780_000_000_000 - at / 10})/`,
      },
    ]);
  const session = createLandscapeSession();
  session.receive([
    { fileName: 'Text 1', content: write('1.0.1', 1_790_000_000_000) },
    { fileName: 'Text 2', content: write('1.0.2', 1_780_000_000_000) },
  ]);
  session.open();
  const read = () => readTenants(session.landscape.state.sources);
  await expect.poll(() => read().faults.map(({ kind }) => kind)).toEqual(['which-list']);
  const [first = '', second = ''] = session.landscape.state.sources.map(({ key }) => key);
  session.setNewer(first, second);
  // The earlier list is as old as its last deployment.
  expect(read()).toMatchObject({
    tenants: [
      {
        artefacts: [{ version: '1.0.1' }, { id: 'B' }],
        earlier: [{ artefacts: [{ version: '1.0.2' }, { id: 'B' }], modified: 1_780_000_000_000 }],
      },
    ],
    faults: [{ kind: 'older-list' }],
  });
});

it('a saved state brings its lists and decisions; what was decided since then stays', async () => {
  const session = createLandscapeSession();
  session.receive([{ fileName: 'dev.json', content: '[{"Id":"A","Version":"1"}]' }]);
  session.changeTenant('acme-dev.cfapps.eu10.hana.ondemand.com', { stage: 'DEV' });
  const saved = readText('saved/1.json');
  session.receive([
    { fileName: 'stand.json', content: saved },
    { fileName: 'stand.json', content: saved },
  ]);
  session.open();
  const readSources = () =>
    session.landscape.state.sources.map(({ fileName, modified, savedAt }) => [
      fileName,
      modified,
      savedAt,
    ]);
  await expect.poll(readSources).toEqual([
    ['dev.json', undefined, undefined],
    ['dev.json', 1_790_240_000_000, 1_790_246_400_000],
    ['prod.json', 1_790_246_400_000, 1_790_246_400_000],
  ]);
  const { settings, stageOrder } = session.landscape.state;
  expect([settings['acme-dev.cfapps.eu10.hana.ondemand.com'], stageOrder]).toEqual([
    { stage: 'DEV' },
    ['PROD', 'QA'],
  ]);
  expect(settings['1790000000000-2']?.name).toBe('Produktion');
  const [note] = readTenants(session.landscape.state.sources).faults.filter(({ saved }) => saved);
  expect(note?.saved?.at).toBe(1_790_246_400_000);
  session.remove(note?.saved?.keys ?? []);
  expect(session.landscape.state.sources.map(({ fileName }) => fileName)).toEqual(['dev.json']);
});

function openLater(...names: string[]) {
  const session = createLandscapeSession();
  session.receive(names.map((fileName) => ({ fileName, content: 'x' })));
  const read = async () => {
    session.open();
    const isWaiting = () =>
      session.landscape.state.sources.some(({ result }) => result.kind === 'waiting');
    await expect.poll(isWaiting).toBe(false);
  };
  return { session, read };
}
